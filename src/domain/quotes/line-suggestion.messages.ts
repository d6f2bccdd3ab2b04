/** Sentences about lines that are offered while one types. */
export const lineSuggestionMessages = {
  fromCatalog: "De ton catalogue",
  fromQuote: (number: string): string => `Du devis ${number}`,
  list: "Dans ton catalogue et tes devis",
  count: (count: number): string =>
    count === 0
      ? ""
      : `${count === 1 ? "1 proposition" : `${count} propositions`} : flèche du bas pour choisir, Échap pour fermer.`,
};
