/** The element that holds the step under the head. */
export const STEP_ID = "etape";

/** That element, or null on a page without a step. */
export function stepElement(): HTMLElement | null {
  return document.getElementById(STEP_ID);
}
