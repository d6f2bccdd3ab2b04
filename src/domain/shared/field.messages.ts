/** What is said beside a field whose content cannot be. */
export const fieldMessages = {
  notANumber: "Un nombre est attendu, en chiffres : 7,5 par exemple.",
  negative: "Ce nombre ne peut pas être négatif.",
  tooLarge: "Ce nombre est trop grand.",
  postalCode: "Un code postal français a cinq chiffres, comme 69003.",
  country: "Ce pays n'existe pas : son code a deux lettres, comme FR ou BE.",
  phone: "Ce numéro de téléphone ne me semble pas valide : dix chiffres, ou + et l'indicatif du pays.",
  siren: "Ce SIREN n'existe pas : neuf chiffres, tels qu'écrits sur l'avis Sirene.",
  siret: "Ce SIRET n'existe pas : quatorze chiffres, le SIREN puis cinq chiffres.",
  vatNumber: "Ce numéro de TVA n'existe pas : il commence par le code du pays, comme FR, deux signes puis le SIREN.",
  siretOfAnother: (siren: string) => `Ce SIRET est celui d'un autre SIREN : il doit commencer par ${siren}.`,
  vatNumberOfAnother: (siren: string) => `Ce numéro de TVA est celui d'un autre SIREN : il doit finir par ${siren}.`,
};
