import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";
import type { Measure } from "../measures.ts";

/**
 * The numbers of a text that may be prices without their sign: « haie 35 m à 9 € et évacuation 80 ». They end what they
 * are said of. None of them is read as a price, and none is left out in silence.
 */
export function looseNumbers(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  return measures.filter(
    ({ kind, value, from, to, isWord, isUsable }) =>
      kind === "bare" &&
      isUsable &&
      !isWord &&
      value >= LEAST_LOOSE &&
      isThing(tokens, from - 1) &&
      ENDS.test(wordAt(tokens, to)),
  );
}

const LEAST_LOOSE = 20;
const ENDS = /^(?:|[,;\n+)]|et|plus|puis|avec|ht|ttc|net)$/;

// « chauffe-eau 200 » and « BA 13 » are sizes, « le 20 » a day.
function isThing(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index];
  return word?.kind === "word" && word.text.length > 3 && !SIZED.test(word.text);
}

const SIZED = pattern`
    ^(?:eau|ballon|cumulus|placo|tube|tuyau|cable|gaine|diametre|largeur|hauteur|longueur|epaisseur|taille|format|
    type|modele|reference|serie|numero|lot|batiment|escalier|porte|appartement|chambre|salle|bureau|etage|route|
    departementale|norme|classe|pack|article|devis|facture|projet|chantier|pour|avec|dans|sous|depuis|
    entre|vers|environ|tarif|taux|prix|horaire|acompte|remise|rabais|avance|budget|total|soit|janvier|fevrier|
    mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|annee|semaine|iphone|windows|excel|peugeot|
    renault|clio)$`;
