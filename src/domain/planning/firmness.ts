import type { Agreement } from "../projects/agreement.ts";

/**
 * How sure work is. `firm`: it takes time on its days, whether it was invoiced or not. `waiting`: its customer has not
 * answered yet. `off`: they said no.
 */
export type Firmness = "firm" | "waiting" | "off";

/** How sure the work of a project is. Work that was begun is sure, unless its customer said no. */
export function firmnessOf(agreement: Agreement, tasksDone: number): Firmness {
  if (agreement === "declined") return "off";
  return agreement === "waiting" && tasksDone === 0 ? "waiting" : "firm";
}
