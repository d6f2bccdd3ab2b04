import { STEP_ID, stepElement } from "#web/projects/head/step-id.ts";
import { mainActIn } from "./main-act.ts";

// The second press of a double one meets the line of the state, which does nothing.
const WAIT_MS = 600;
/** A main act that comes later than this is not waited for. */
const MOST_WAIT_MS = 5_000;

/**
 * In the step of a project, once an act is done and its button is gone, the focus passes from the line of the new state
 * (`keepFocus`) to the main act of that state, which says the line too. Answers what stops it.
 */
export function followEndedActs(): () => void {
  let lastElement: Element | null = null;
  let stopWaiting: () => void = () => undefined;
  const onFocus = ({ target }: FocusEvent) => {
    stopWaiting();
    const isEnded = lastElement !== null && !lastElement.isConnected;
    lastElement = target instanceof Element ? target : null;
    if (!isEnded || !(target instanceof HTMLElement) || !target.matches(STATE) || !target.closest(`#${STEP_ID}`))
      return;
    stopWaiting = passOn(target);
  };
  addEventListener("focusin", onFocus);
  return () => {
    stopWaiting();
    removeEventListener("focusin", onFocus);
  };
}

const STATE = "[data-state-line]:not([data-state-line=question]), h2";

/** Waits for the main act of the step, then gives it the focus. Answers what stops the wait. */
function passOn(state: HTMLElement): () => void {
  const timers = [setTimeout(start, WAIT_MS), setTimeout(stop, MOST_WAIT_MS)];
  const observer = new MutationObserver(pass);
  return stop;

  function start(): void {
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    pass();
  }

  function pass(): void {
    if (document.activeElement !== state) return stop();
    const step = stepElement();
    const act = step && mainActIn(step);
    if (!act || document.querySelector("dialog:modal")) return;
    stop();
    state.id ||= "etat";
    act.setAttribute("aria-describedby", state.id);
    act.focus({ preventScroll: true });
    // It may be far above what was pressed: with a keyboard, Enter does nothing blindly.
    if (act.matches(":focus-visible")) act.scrollIntoView({ block: "center" });
  }

  function stop(): void {
    timers.forEach(clearTimeout);
    observer.disconnect();
  }
}
