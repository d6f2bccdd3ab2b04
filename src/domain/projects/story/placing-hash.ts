/** The hash of the address of a work step that asks for the day of its work. */
export const PLACING_HASH = "planifier";
