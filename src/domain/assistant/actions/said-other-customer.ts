import { plainWords } from "../../shared/search-text.ts";

const LONGEST = 200;
const LEAD =
  /^(?:(?:ah|oh|euh|non|nan|pardon|oups|zut|attends|attention|en fait|finalement|desolee?|mais)[ ,:.!]{1,3}){0,4}/;
const SAYINGS = [
  /^(?:c'est|c'etait|ce n'e(?:st|tait)) pas (?:elle|lui)(?:$|[,.;:])/,
  /^(?:c'est|c'etait|ce n'e(?:st|tait)) pas l(?:a bonne|e bon)(?:$|[,.;:]| (?:cliente?|dame|personne|m|mr|mme|mlle)\b)/,
  /^(?:c'est|c'etait|ce n'est pas) (?:la mauvaise|le mauvais) (?:cliente?|dame|personne|m|mr|mme|mlle)\b/,
  /^(?:c'est|c'etait|il s'agit d') ?une? autre (?:cliente?|dame|personne|monsieur|madame|m|mr|mme|mlle)\b/,
  /^(?:je me suis|on s'est|tu t'es) trompee? de (?:cliente?|dame|personne|monsieur|madame|m|mr|mme|mlle)\b/,
];
const CHANGE =
  /^(?:change|changer) (?:de |le |la )cliente?(?: (?:du|de ce|de mon) (?:projet|chantier)(?: « ?[^»]{1,80}»)?)?$/;
// A sentence that also orders something or gives a figure is read as that order.
const MORE = /\d|\?|\b(?:devis|factures?|fais|faire|cree|creer|prepare|envoie|note|ajoute)\b/;

/**
 * True for a text that says that a project is for somebody else than its customer: « non c'est pas elle, c'est une
 * autre Mme Roux, à Bron », « c'est pas la bonne Mme Roux », « change de client ».
 */
export function saysOtherCustomer(text: string): boolean {
  if (text.length > LONGEST) return false;
  const sentence = plainWords(text)
    .replace(LEAD, "")
    .replace(/[ .!]{1,5}$/, "");
  return CHANGE.test(sentence) || (!MORE.test(sentence) && SAYINGS.some((saying) => saying.test(sentence)));
}
