import { wordSet } from "../../words/tokens.ts";

/** Words that begin something else than a name. */
export const NOT_A_NAME = wordSet(`
  a au aux avec car ce cet cette chez comme contre dans depuis des donc du elle en est et euh il ils je j la le
  les leur mais me mes moi mon ne nous on ou par pas peux plus pour pr puis quand que qui sa sans se ses si son
  sont sous stp sur svp ta tes ton tout tu un une vers vite voici voila vous y merci tva ttc ht avant apres debut
  fin jour jours heure heures h m2 demain lundi mardi mercredi jeudi vendredi samedi dimanche devis facture projet
  taches avoir email mail tel portable telephone numero adresse contact client cliente entreprise societe peindre
  tjm taux tarif forfait combien quoi cest
  poser refaire remplacer description travaux comprenant incluant of for the and with to by from at a doit as
`);

/** The word of a quote or an invoice, after which a customer may stand. */
export const ORDER_NOUN = /^(devis|devi|dvis|facture|fact|facturer|facturez|facturation)$/;

/** The verb of a reminder, after which a customer may stand. */
export const REMINDING = /^relance[rsz]?$/;
