/** The names of the public holidays. */
export const HOLIDAY_NAMES = {
  newYear: "Jour de l'an",
  labour: "Fête du travail",
  victory: "8 mai 1945",
  national: "Fête nationale",
  assumption: "Assomption",
  allSaints: "Toussaint",
  armistice: "11 novembre 1918",
  christmas: "Noël",
  easter: "Lundi de Pâques",
  ascension: "Ascension",
  whitMonday: "Lundi de Pentecôte",
};
