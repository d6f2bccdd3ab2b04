/**
 * Keeps on the device the page of the application and its code, those of a site included, so that it opens without a
 * network. Over plain http from another machine browsers leave this out.
 */
export async function keepShell(): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- without it the application opens with a network alone
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (workers === null || !import.meta.env.PROD) return;
  const registering = workers.register("/sw.js");
  // At once, whatever the worker does: a phone may lose its network a few seconds after it was opened.
  await Promise.allSettled([
    import("#web/planning/site/work.screen.tsx"),
    import("#web/planning/site/late-tasks.ts"),
    import("#web/planning/timeline.screen.tsx"),
    import("#web/times/time-card.tsx"),
    import("#web/client/outbox/send-act.ts"),
    import("#web/assistant/home/home-works.ts"),
    import("#web/projects/supplies/supplies-card.tsx"),
    import("#web/projects/project-list.screen.tsx"),
    import("#web/assistant/assistant.screen.tsx"),
    import("#web/projects/photos/photo-view.tsx"),
    import("#web/projects/reports/reports-card.tsx"),
    import("#web/projects/reports/progress-form.tsx"),
    import("./kept-acts.tsx"),
    import("../more.screen.tsx"),
  ]);
  await registering;
  const { active } = await workers.ready;
  tellLoadedCode(active);
  // What these screens load once the browser is idle is there too.
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  tellLoadedCode(active);
}

function tellLoadedCode(worker: ServiceWorker | null): void {
  worker?.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}

const IDLE_MS = 2_000;
