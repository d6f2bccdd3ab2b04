/** Lines that come later than this are not waited for: the person has done something else. */
const MOST_WAIT_MS = 5_000;

/** The first line of the editor, which is empty in a quote without lines. */
const FIRST = "[data-row] [data-cell=label]";

/**
 * Gives the focus to the first line of the quote once its editor is there: the button that opened it is gone. Somebody
 * who went elsewhere meanwhile stays there.
 */
export function focusFirstLine(): void {
  const observer = new MutationObserver(give);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), MOST_WAIT_MS);
  give();

  function give(): void {
    const cell = document.querySelector<HTMLElement>(FIRST);
    if (cell === null) return;
    observer.disconnect();
    if (document.activeElement?.matches("body, h1, [aria-busy=true]") !== false) cell.focus();
  }
}
