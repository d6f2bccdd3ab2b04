// What had the focus and everything around it, from the inside out.
let focusedPlace: Element[] = [];

/**
 * Gives the focus back when what had it leaves the page, as a button does whose state is over: to the line of the new
 * state or to a title, in what is left around it. Without it a keyboard begins again at the top of the page. In a list
 * of messages a title may be that of a document far above: the list itself takes it.
 */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target !== document.body) focusedPlace = placeOf(target);
  });
  new MutationObserver(giveFocusBack).observe(document.body, { childList: true, subtree: true });
}

/** Forgets what had the focus: what leaves the page next gives it to nothing, as when nothing had it. */
export function forgetFocusedPlace(): void {
  focusedPlace = [];
}

function giveFocusBack(): void {
  const [holder] = focusedPlace;
  if (holder === undefined || holder.isConnected || document.activeElement !== document.body) return;
  for (const around of focusedPlace.filter(({ isConnected }) => isConnected)) {
    const target = targetIn(around);
    if (target === null || !target.checkVisibility()) continue;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    return;
  }
}

function targetIn(around: Element): HTMLElement | null {
  const messages = around.closest<HTMLElement>("[role=log]");
  if (messages === around) return messages;
  // Of a card in the messages, its new state: the other cards have theirs.
  if (messages) return around.matches("section") ? around.querySelector<HTMLElement>("[data-card-state]") : null;
  // A title « aside » is of what nobody is led to next.
  return around.querySelector<HTMLElement>("[data-state-line]") ?? around.querySelector<HTMLElement>(TITLES);
}

const TITLES = "h2:not([data-aside]), h1";

function placeOf(element: Element): Element[] {
  const around = element.parentElement;
  return around === null || element === document.body ? [element] : [element, ...placeOf(around)];
}
