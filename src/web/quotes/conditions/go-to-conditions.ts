/** The element that holds the conditions of the quote. */
export const CONDITIONS_ID = "conditions-du-devis";

/** Leads to the first condition of the quote. */
export function goToConditions(): void {
  const conditions = document.getElementById(CONDITIONS_ID);
  conditions?.scrollIntoView({ block: "start" });
  conditions?.querySelector("details[data-due]")?.setAttribute("open", "");
  conditions?.querySelector("button")?.focus({ preventScroll: true });
}
