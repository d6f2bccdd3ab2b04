/** The page of other assistants in the menus, and what it is about in a few words. */
export const PROGRAMS_PLACE = {
  title: "Autres assistants",
  what: "Brancher le tien",
} as const;
