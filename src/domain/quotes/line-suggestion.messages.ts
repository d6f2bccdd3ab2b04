import type { PriceOrigin } from "./line-origins.ts";

/** Sentences about lines that are offered while one types. */
export const lineSuggestionMessages = {
  origin: (origin: PriceOrigin): string => {
    if (origin.kind === "said") return "Dit à l'assistant";
    return origin.kind === "catalog" ? "De ton catalogue" : `Du devis ${origin.number}`;
  },
  saidTo: (count: number): string => `Ces ${count} prix sont ceux que tu as dits.`,
  foundTitle: (count: number): string =>
    count === 1
      ? "Une ligne est sans prix, et tu l'as déjà chiffrée."
      : `${count} lignes sont sans prix, et tu les as déjà chiffrées.`,
  fillAll: (count: number): string => (count === 1 ? "Mettre ce prix" : `Mettre ces ${count} prix`),
  list: "Dans ton catalogue et tes devis",
  count: (count: number): string =>
    count === 0
      ? ""
      : `${count === 1 ? "1 proposition" : `${count} propositions`} : flèche du bas pour choisir, Échap pour fermer.`,
};
