import { plainWords } from "../../shared/search-text.ts";
import { readAddresses } from "../slots/people/read-address.ts";

const LONGEST = 200;
const LEAD =
  /^(?:(?:ah|oh|euh|non|nan|pardon|oups|zut|attends|attention|en fait|finalement|desolee?|mais)[ ,:.!]{1,3}){0,4}/;
const SAYINGS = [
  /^(?:c'est|c'etait|ce n'e(?:st|tait)) pas (?:elle|lui)(?:$|[,.;:])/,
  // « C'est pas le bon » alone may be about a quote or a price.
  /^(?:c'est|c'etait|ce n'e(?:st|tait)) pas l(?:a bonne|e bon) (?:cliente?|dame|personne|m|mr|mme|mlle)\b/,
  /^c'est pas l(?:a bonne|e bon)[,.;:] c'est une? autre (?:cliente?|dame|personne|m|mr|mme|mlle)\b/,
  /^c'(?:est|etait) (?:la mauvaise|le mauvais) (?:cliente?|dame|personne|m|mr|mme|mlle)\b/,
  /^(?:c'est|c'etait|il s'agit d') ?une? autre (?:cliente?|dame|personne|monsieur|madame|m|mr|mme|mlle)\b/,
  /^(?:je me suis|on s'est|tu t'es) trompee? de (?:cliente?|dame|personne|monsieur|madame|m|mr|mme|mlle)\b/,
];
const CHANGE =
  /^(?:change|changer) (?:de |le |la )cliente?(?: (?:du|de ce|de mon) (?:projet|chantier)(?: « ?[^»]{1,80}»)?)?$/;
// A sentence that also orders or tells something, or gives a figure, is read as that.
const MORE = /\d|\?|\b(?:devis|factures?|fais|faire|cree|creer|prepare|envoie|note|ajoute)\b/;
const TOLD = /\b(?:pay|regl|sign|accept|refus|appel|vir)(?:e[a-z]{0,3}|a|ement)\b/;

/**
 * True for a text that says that a project is for somebody else than its customer: « non c'est pas elle, c'est une
 * autre Mme Roux, à Bron », « c'est pas la bonne Mme Roux », « change de client ».
 */
export function saysOtherCustomer(text: string): boolean {
  if (text.length > LONGEST) return false;
  const sentence = plainWords(withoutAddress(text))
    .replace(LEAD, "")
    .replace(/[ .!]{1,5}$/, "");
  if (CHANGE.test(sentence)) return true;
  return ![MORE, TOLD].some((order) => order.test(sentence)) && SAYINGS.some((saying) => saying.test(sentence));
}

// « c'est Mme Roux Sylvie, 8 rue Paul Bert »: the figures of an address order nothing.
function withoutAddress(text: string): string {
  const [place] = readAddresses(text).places;
  return place === undefined ? text : text.slice(0, place[0]) + text.slice(place[1]);
}
