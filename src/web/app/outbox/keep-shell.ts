/**
 * Keeps on the device the page of the application and its code, those of a site included, so that it opens without a
 * network. Over plain http from another machine browsers leave this out.
 */
export async function keepShell(): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- without it the application opens with a network alone
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (workers === null || !import.meta.env.PROD) return;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  await Promise.all([
    import("#web/quotes/work.screen.tsx"),
    import("#web/planning/timeline.screen.tsx"),
    import("#web/projects/supplies/supplies-card.tsx"),
    import("#web/client/outbox/send-act.ts"),
  ]);
  // What these screens load once the browser is idle is there too.
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
}

const IDLE_MS = 2_000;
