/** The names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: "Jour de l'an",
  labour: "Fête du travail",
  victory: "Victoire 1945",
  national: "Fête nationale",
  assumption: "Assomption",
  allSaints: "Toussaint",
  armistice: "Armistice",
  christmas: "Noël",
  easter: "Lundi de Pâques",
  ascension: "Ascension",
  whitMonday: "Lundi de Pentecôte",
};
