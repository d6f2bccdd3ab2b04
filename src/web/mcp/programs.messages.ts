/** The page of the programs in the menus, and what it is about in a few words. */
export const PROGRAMS_PLACE = {
  title: "Programmes",
  what: "Ceux qui lisent tes chiffres",
} as const;
