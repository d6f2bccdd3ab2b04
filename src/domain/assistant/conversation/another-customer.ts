import { plainWords } from "../../shared/search-text.ts";
import type { FoundProject } from "./assistant-project.ts";
import type { Answers } from "./flow.ts";

const LONGEST_SAYING = 200;
const LEAD = /^(?:(?:ah|oh|euh|non|nan|pardon|attends|attention|en fait|mais)[ ,:.!]{1,3}){0,4}/;
const SAYS = /^(?:c'est |ce n'est |ce sera |pour |il s'agit d')?/;
const SOMEBODY_ELSE = [
  /^une? autre(?: (?:cliente?|dame|monsieur|personne|madame|mme|mlle|m|mr)\b.{0,80})?$/,
  /^(?:quelqu'un d'autre|une? nouve(?:au|lle) cliente?)$/,
  /^(?:pas|plus) (?:la|le) (?:meme|bonne?)(?: (?:cliente?|dame|monsieur|personne|mme|madame))?$/,
  /^(?:pas|plus) (?:la|le) (?:meme|bonne?) (?:mme|mlle|madame|m\.?|mr|monsieur) [\p{L}' -]{1,60}$/u,
];

const ANOTHER_TITLE = /\b[Uu]ne? (?:autre|nouveau|nouvelle) (?=(?:[Mm]me|[Mm]adame|[Mm]lle|[Mm]r|[Mm]onsieur|M\.) )/;
const ANOTHER_CUSTOMER =
  /\b[Uu]ne? (?:autre|nouveau|nouvelle) cliente?(?:,| :)? (?=[Mm]me |[Mm]adame |[Mm]lle |[Mm]r |[Mm]onsieur |[A-ZÀ-Ý])/;

/**
 * An order that is for somebody else than a known customer of that name, without the words that say so: « fais un devis
 * pour une autre Mme Roux » orders one for Mme Roux. Null for another text.
 */
export function orderForAnother(text: string): string | null {
  const order = text.replace(ANOTHER_CUSTOMER, "").replace(ANOTHER_TITLE, "");
  return order === text ? null : order;
}

/**
 * True for a text that says of the customer who was named that they are somebody else than the known one of that name:
 * « non c'est une autre Mme Lefebvre », « ce n'est pas la même ». False while nobody is named.
 */
export function isAnotherCustomer({ company = "", lastName = "" }: Answers, text: string): boolean {
  if (text.length > LONGEST_SAYING) return false;
  const sentence = plainWords(text).replace(/[ .!]{1,5}$/, "");
  const words = sentence.replace(LEAD, "").replace(SAYS, "");
  const name = plainWords(lastName || company);
  if (name === "") return false;
  return (
    SOMEBODY_ELSE.some((saying) => saying.test(words)) || words === `un autre ${name}` || words === `une autre ${name}`
  );
}

/**
 * True when an order names somebody else than the customer of a project: « fais un devis pour Mme Martin » on the page
 * of a project of Mme Roux takes nothing of hers.
 */
export function isForOther(
  { lastName = "", company = "" }: Answers,
  { client_info }: Pick<FoundProject, "client_info">,
): boolean {
  const knownNames = [client_info.company, client_info.last_name].map(plainWords).filter((name) => name !== "");
  const saidNames = [company, lastName].map(plainWords).filter((name) => name !== "");
  if (knownNames.length === 0 || saidNames.length === 0) return false;
  return !saidNames.some((name) => knownNames.some((other) => name.includes(other) || other.includes(name)));
}
