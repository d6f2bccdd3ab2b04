/** The hash of the address of a work step that asks for the day of its work: « /etape/{id}/work#planifier ». */
export const PLACING_HASH = "planifier";

/** Whether an address asks for that day. */
export function asksForDay(hash: string): boolean {
  return hash === PLACING_HASH;
}
