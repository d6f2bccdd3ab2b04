import { showToast } from "#web/ui/layers/show-toast.ts";
import { newBuildMessages } from "./new-build.messages.ts";

const PLACE = "etabli.reloaded-for";

/**
 * Reloads the page once when a part of it cannot be loaded because the product was built again since: its files have
 * other names now. Where something was typed, the person is asked to, and nothing is lost. Answers what stops watching.
 */
export function followNewBuilds(): () => void {
  let typedAt = "";
  let askedFor: string | null = null;
  const noteTyping = ({ target }: Event) => {
    if (target instanceof HTMLElement) typedAt = location.pathname;
  };
  const lookForBuild = async () => {
    const build = await readBuild().catch(() => null);
    if (build === null || build === shownBuild() || sessionStorage.getItem(PLACE) === build) return;
    if (typedAt === location.pathname) {
      if (askedFor !== build) showToast(newBuildMessages.ask);
      askedFor = build;
      return;
    }
    sessionStorage.setItem(PLACE, build);
    location.reload();
  };
  const onFailure = () => void lookForBuild();
  document.addEventListener("input", noteTyping);
  addEventListener("vite:preloadError", onFailure);
  return () => {
    document.removeEventListener("input", noteTyping);
    removeEventListener("vite:preloadError", onFailure);
  };
}

const ENTRY = /\/assets\/index-[\w-]+\.js/;

// The script by which the page began names its build.
function shownBuild(): string | undefined {
  return [...document.scripts].map(({ src }) => ENTRY.exec(src)?.[0]).find((entry) => entry !== undefined);
}

async function readBuild(): Promise<string | null> {
  const answer = await fetch("/", { cache: "no-store" });
  return ENTRY.exec(await answer.text())?.[0] ?? null;
}
