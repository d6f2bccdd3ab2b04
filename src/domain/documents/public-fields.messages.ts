/** What a customer is told beside a field of a public page that they left empty, or filled wrongly. */
export const publicFieldMessages = {
  missing: "Remplissez ce champ.",
  email: "Indiquez une adresse e-mail complète, comme nom@exemple.fr.",
  other: "Corrigez ce champ.",
};
