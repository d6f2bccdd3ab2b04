/** What is said of the public registers, where one types what they are asked. */
export const registerMessages = {
  company: "Trouver l'entreprise",
  companyPlaceholder: "Nom, SIREN ou SIRET",
  companyHint: "Ce que tu tapes ici est cherché dans le registre public des entreprises de l'État.",
  noCompany: "Rien à ce nom dans le registre. Remplis les champs à la main.",
  unavailable: "Le registre ne répond pas pour l'instant. Remplis les champs à la main.",
  isClosed: "fermée",
  companyTaken: (name: string) => `Rempli d'après le registre : ${name}. Vérifie, puis enregistre.`,
  addressHint: "Ce que tu tapes ici est cherché dans la base d'adresses de l'État.",
};
