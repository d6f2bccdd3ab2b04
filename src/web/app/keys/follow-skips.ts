import { followEndedActs } from "./ended-act.ts";
import { findField, findMainAct } from "./main-act.ts";

/**
 * The buttons at the top of the page that lead to its first field and to its main act, Ctrl+Shift+Enter (⌘⇧Enter) that
 * does the main act from anywhere, and the focus on what comes next once an act is done. Answers what stops it.
 */
export function followSkips(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const way = target instanceof Element ? target.closest<HTMLElement>("[data-skip]")?.dataset["skip"] : undefined;
    if (way === "field") findField()?.focus();
    if (way === "act") (findMainAct() ?? findField())?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
    if (event.key !== "Enter" || !isCommand || event.repeat || event.defaultPrevented) return;
    const act = findMainAct();
    if (act === null) return;
    event.preventDefault();
    // A field that is left keeps what was typed.
    act.focus();
    act.click();
  };
  const stopFollowing = followEndedActs();
  addEventListener("click", onClick);
  addEventListener("keydown", onKey);
  return () => {
    stopFollowing();
    removeEventListener("click", onClick);
    removeEventListener("keydown", onKey);
  };
}
