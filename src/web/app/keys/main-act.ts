import { stepElement } from "#web/projects/head/step-id.ts";
import { buttonLook } from "#web/ui/button.tsx";

// The classes that a main act alone has.
const PLAIN_CLASSES = new Set(buttonLook().split(" "));
const MAIN_CLASSES = buttonLook({ look: "primary" })
  .split(" ")
  .filter((one) => !PLAIN_CLASSES.has(one) && !one.includes(":"));
const MAIN_ACT = `:is(a, button).${MAIN_CLASSES.join(".")}`;

/**
 * The main act that can be done now: of the dialog over the page, else of the step of a project, else of the page. Null
 * without any.
 */
export function findMainAct(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
  const places = dialog ? [dialog] : [stepElement(), document.querySelector<HTMLElement>("main")];
  for (const place of places) {
    const act = place && mainActIn(place);
    if (act) return act;
  }
  return null;
}

/** The main act inside an element, or null. */
export function mainActIn(place: HTMLElement): HTMLElement | null {
  const acts = [...place.querySelectorAll<HTMLElement>(MAIN_ACT)];
  return acts.find((one) => !one.matches(":disabled, [aria-disabled=true]") && one.checkVisibility()) ?? null;
}

/** The first field of the page, or what else the page has to act on. */
export function findField(): HTMLElement | null {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => !one.matches(":disabled") && one.checkVisibility(),
    );
  return find("main :is(input, textarea, select)") ?? find("main button") ?? find("main a") ?? null;
}
