import { capitaliseName } from "../../../customers/person-name.ts";
import { searchText } from "../../../shared/search-text.ts";
import type { Slots } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import { wordSet } from "../../words/tokens.ts";
import { isWork } from "./named-after-order.ts";
import { isTown } from "./towns.ts";

const LONGEST_TOWN = 60;

const TOWN =
  /^,? ?(?:à|sur) ((?:L[ae]s? |L['’]|Sainte? |Ste? )?\p{Lu}[\p{L}'’]{1,30}(?:-[\p{L}'’]{1,20}){0,5})(?=$|[\s,.;:!?])/u;
// « M. et Mme Salaün de Plougastel étanchéité … ».
const TOWN_OF_COUPLE = /^ de (\p{Lu}[\p{L}'’]{2,30}(?:-[\p{L}'’]{1,20}){0,5})(?=$|[\s,.;:!?])(?! \p{Lu})/u;
const COUPLE = /(?:M|Mr|Monsieur)\.? et (?:Mme|Madame) (?:L[ea] )?\p{L}{2,30}$/iu;
const SMALL_TOWN = /^,? ?à ([a-zà-ÿ'’]{3,30}(?:-[a-zà-ÿ'’]{1,20}){0,5})(?=$|[,.;:!?]| [a-zà-ÿ]{5}| \d)/u;

// « mme lecomte a roubaix dépose … », and not « mme roux a signé le devis ».
const PLAIN_TOWN = /^ a ([a-z]{3,20}(?:-[a-z]{1,20}){0,4}[^\Weiust\d_])(?= [a-z]{5}| \d)/u;

// Towns abroad: the address of a new customer is in France.
const ABROAD = wordSet(`
  bruxelles liege namur charleroi mons tournai luxembourg geneve lausanne bale zurich monaco londres madrid barcelone
  bilbao berlin francfort sarrebruck milan turin rome lisbonne porto amsterdam dublin alger rabat casablanca tunis
  montreal quebec new-york dakar andorre
`);
const NO_TOWN = pattern`
    ^(?:noel|paques|pentecote|toussaint|partir|domicile|distance|cote|nouveau|peine|son|sa|leur|
    faire|refaire|peindre|repeindre|mettre|remettre|reprendre|rendre|forfait|titre|credit|environ|hauteur|raison|base|
    terme|part|notre|votre|mon|ma|mme|mr|monsieur|madame|la|le|les|un|une)$`;

/** The French town that follows the name of a customer: « chez Mme Roux à Lyon ». `ends`: where the names end. */
export function readTown(text: string, ends: readonly number[]): Pick<Slots, "city"> {
  // The last first: the town stands after the firm or after its contact.
  const towns = ends.toSorted((one, other) => other - one).map((end) => townAt(text, end));
  return towns.find(({ city }) => city !== undefined) ?? {};
}

// « , Annecy / … », « (Annecy) », « a st malo … », « Bordeaux, … »: a name that is known to be that of a town.
function knownTown(rest: string): RegExpExecArray | null {
  const match = BESIDE_NAME.exec(rest);
  if (match && isTown(match[1] ?? "")) return match;
  // « Mme Rio, Questembert, … »: one word in capitals between two commas.
  const beside = BETWEEN_COMMAS.exec(rest);
  const word = searchText(beside?.[1] ?? "");
  return beside && !isWork(word) && !/(?:er|ir|re)$/.test(word) ? beside : null;
}

const BETWEEN_COMMAS = /^, (\p{Lu}\p{Ll}[\p{L}'’]{1,30}(?:-[\p{L}'’]{1,20}){0,5})(?=,)/u;

const TOWN_NAME = "((?:(?:[Ss]ainte?|[Ss]te?) )?[\\p{L}'’]{2,30}(?:-[\\p{L}'’]{1,20}){0,5})";
const BESIDE_NAME = new RegExp(`^(?:,? ?\\(|,? (?:à |a |sur |de |vers )?)${TOWN_NAME}(?=$|[\\s,.;:!?)/])`, "u");

function townAt(text: string, end: number): Pick<Slots, "city"> {
  const rest = text.slice(end, end + LONGEST_TOWN);
  const hasCapitals = /\p{Lu}/u.test(text.slice(1));
  const small = hasCapitals ? null : (SMALL_TOWN.exec(rest) ?? PLAIN_TOWN.exec(rest));
  const ofCouple = COUPLE.test(text.slice(Math.max(0, end - LONGEST_TOWN), end)) ? TOWN_OF_COUPLE.exec(rest) : null;
  const [match, town] = knownTown(rest) ?? TOWN.exec(rest) ?? ofCouple ?? small ?? [];
  if (match === undefined || town === undefined) return {};
  const plain = searchText(town);
  // « à refaire » is a work, « à Gérardmer » a town.
  const isVerb = /(?:er|ir|oir)$/.test(plain) && !/^\p{Lu}/u.test(town) && !isTown(town);
  if (ABROAD.has(plain) || NO_TOWN.test(plain) || isVerb) return {};
  const at = end + match.length - town.length;
  return {
    city: { value: hasCapitals && /\p{Lu}/u.test(town) ? town : capitaliseName(town), at: [at, at + town.length] },
  };
}
