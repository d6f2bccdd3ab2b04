/** The day that counts at the stage of a project, in its row: see `whenWords` of the list. */
export const ROW_DAY_WORDS = {
  endsOn: (day: string) => `finit le ${day}`,
  endedOn: (day: string) => `devait finir le ${day}`,
  since: (day: string) => `depuis le ${day}`,
  dueBy: (day: string) => `échéance ${day}`,
  lateBy: (days: number) => `en retard de ${days}\u00A0j`,
};
