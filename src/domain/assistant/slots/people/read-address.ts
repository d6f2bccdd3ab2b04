import { capitaliseName } from "../../../customers/person-name.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { Slots } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";
import { wordSet } from "../../words/tokens.ts";

/** The addresses that a text says, with the places of all their words. */
export type SaidAddresses = {
  slots: Pick<Slots, "street" | "postalCode" | "city" | "site">;
  places: [start: number, end: number][];
};

/**
 * The address of the customer and the place of the work (« chantier au 12 rue des Lilas »), when their number and their
 * way are said. The seller's own (« mon adresse ») is neither.
 */
export function readAddresses(text: string): SaidAddresses {
  const addresses: SaidAddresses = { slots: {}, places: [] };
  for (const match of text.matchAll(BEGINNING)) {
    const address = addressAt(text, match);
    if (address === null) continue;
    const { start } = address;
    const lead = plainWords(text.slice(Math.max(0, start - LONGEST_LEAD), start));
    if (OF_SELLER.test(lead)) continue;
    const [siteWords = ""] = OF_SITE.exec(lead) ?? [];
    if (siteWords === "") takeAddress(addresses, address);
    else takeSite(addresses, address, siteWords.length);
  }
  const code = LABELLED_CODE.exec(text);
  if (code?.[1] !== undefined && addresses.slots.street && !addresses.slots.postalCode) {
    const end = code.index + code[0].length;
    addresses.slots.postalCode = { value: code[1], at: [end - code[1].length, end] };
    addresses.places.push([end - code[1].length, end]);
  }
  return addresses;
}

type Part = { value: string; at: [start: number, end: number] };
type Address = { street: Part; postalCode?: Part; city?: Part; start: number; end: number };

const LONGEST_LEAD = 60;
const LONGEST_LABEL = 24;
const LABELLED_CODE = /(?:^|\n)[^\S\n]{0,4}(?:code postal|cp) ?[:=-] ?(\d{5})(?!\d)/i;
const OF_SELLER = /\b(?:mon adresse|notre adresse|mon siege|notre siege|j'habite|je suis)\b[^,.;]{0,40}$/;
const OF_SITE = pattern`
  \b(?:chantiers?|travaux|intervention|lieu|site)
  (?: (?:est|sont|sera|se trouve|a lieu|situes?|sis))?(?: au| a)?[ :,]{0,3}$`;

const BEGINNING =
  /(?<![\p{L}\d.,€]|\d )(\d{1,4}(?: ?(?:bis|ter|quater)\b| ?[A-Da-d]\b)?),? ([\p{L}-]{2,12})\b(?=\.? )/gu;
const STREETS = wordSet("rue avenue av ave boulevard bd bld impasse faubourg lieu-dit");
// « 12 cours de guitare », « 1 allée de garage »: these are an address only with a town.
const OTHER_WAYS = wordSet(`
  place chemin allee quai route rte cours square passage lotissement residence sentier venelle hameau esplanade montee
  traverse
`);

// A way is named up to its comma, its town or the end of the line: « rue du 8 mai 1945 ».
const STREET_NAME =
  /\.?((?: (?:\p{L}[\p{L}'’.-]{0,29}|\d{1,2}|1[89]\d\d)){1,8}?)(?=,?\s{1,3}(?:\(?\d{5}\b|[àa] )|\n|$|[,;:(.!?])/uy;
// In a text with capitals the name ends at the last of them: « 12 rue des Lilas changer le robinet ».
const CAPITAL_NAME =
  /\.?((?: (?:de|du|des|la|le|les|l['’]|et|aux?)){0,3}(?: (?:[dl]['’])?\p{Lu}[\p{L}'’.-]{0,29}){1,5})(?= )/uy;
const POSTAL_CODE =
  /,?\s{0,3}\(? ?(?<!\d)((?:0[1-9]|[1-8]\d|9[0-578])\d{3})\b(?! ?(?:€|eur|m²|m2|h\b|ht\b|ttc\b))\)?/iuy;
const TOWN = /,? ?((?:(?:L[ae]s?|Sainte?|Ste?) )?(?:L['’])?\p{Lu}[\p{L}'’]{1,30}(?:-[\p{L}'’]{1,20}){0,5})/uy;
const SMALL_TOWN = /,? ?((?:(?:l[ae]s?|sainte?|ste?) )?[a-zà-ÿ'’]{2,30}(?:-[a-zà-ÿ'’]{1,20}){0,5})/uy;
// « Bourg en Bresse », « Lyon 3e », « Lyon cedex 3 ».
const REST_OF_TOWN = /( (?:sur|sous|en|l[eè]s|de|du|la|le)(?: (?:la|le|les))? \p{Lu}[\p{L}'’-]{1,30})/uy;
const DISTRICT = /( (?:\d{1,2}(?:er|e|è|ème|eme)(?!\p{L})|[Cc]edex(?: \d{1,2})?(?!\d)))/uy;
const TO_TOWN = /,? (?:à|a|sur) (?=\p{L})/uy;

function addressAt(text: string, match: RegExpExecArray): Address | null {
  const [whole, number = "", way = ""] = match;
  const kind = plainWords(way);
  if (!STREETS.has(kind) && !OTHER_WAYS.has(kind)) return null;
  const start = match.index;
  const wayEnd = start + whole.length;
  const name = matchAt(STREET_NAME, text, wayEnd) ?? matchAt(CAPITAL_NAME, text, wayEnd);
  if (name === null) return null;
  const end = name.at[1];
  const street: Part = {
    value: `${number} ${text.slice(wayEnd - way.length, end)}`.replace(/\s+/g, " "),
    at: [start, end],
  };
  const rest = townAfter(text, end);
  // « adresse : 17 allée des Saules ».
  const isLabelled = /\badresse(?: postale)? ?[:=-] ?$/i.test(text.slice(Math.max(0, start - LONGEST_LABEL), start));
  if (rest === null) return STREETS.has(kind) || isLabelled ? { street, start, end } : null;
  return { street, ...rest, start };
}

// « 69003 Lyon », « à Lyon », « à Lyon 69003 », « à Lyon (69003) ».
function townAfter(text: string, end: number): Omit<Address, "street" | "start"> | null {
  const postalCode = matchAt(POSTAL_CODE, text, end);
  if (postalCode !== null) {
    const city = townAt(text, postalCode.end, true);
    return { postalCode, ...(city && { city }), end: city?.end ?? postalCode.end };
  }
  const lead = matchAt(TO_TOWN, text, end);
  const city = lead && townAt(text, lead.end, false);
  if (!city) return null;
  const laterCode = matchAt(POSTAL_CODE, text, city.end);
  return { city, ...(laterCode && { postalCode: laterCode }), end: laterCode?.end ?? city.end };
}

// Without capitals, a town is read after its postal code alone.
function townAt(text: string, from: number, isAfterCode: boolean): (Part & { end: number }) | null {
  const town = matchAt(TOWN, text, from);
  const name = town ?? (isAfterCode ? matchAt(SMALL_TOWN, text, from) : null);
  if (name === null) return null;
  const restEnd = matchAt(REST_OF_TOWN, text, name.end)?.end ?? name.end;
  const end = matchAt(DISTRICT, text, restEnd)?.end ?? restEnd;
  // « 3 rue Neuve 69001, pose d'un robinet »: after a comma, a town stands alone.
  const isAfterComma = /^ ?,/.test(text.slice(from, name.at[0]));
  if (isAfterCode && isAfterComma && !/^ ?(?:$|[,;.:)\n])/.test(text.slice(end, end + 2))) return null;
  const value = text.slice(name.at[0], end);
  return { value: town ? value : capitaliseTown(value), at: [name.at[0], end], end };
}

function capitaliseTown(town: string): string {
  return town
    .split(" ")
    .map((word) => capitaliseName(word))
    .join(" ");
}

function takeAddress({ slots, places }: SaidAddresses, { street, postalCode, city, start, end }: Address): void {
  if (slots.street !== undefined) return;
  Object.assign(slots, { street, ...(postalCode && { postalCode }), ...(city && { city }) });
  places.push([start, end]);
}

function takeSite(
  { slots, places }: SaidAddresses,
  { street, postalCode, city, start, end }: Address,
  lead: number,
): void {
  if (slots.site !== undefined) return;
  const town = [postalCode?.value, city?.value].filter(Boolean).join(" ");
  slots.site = { value: [street.value, town].filter(Boolean).join(", "), at: [start, end] };
  places.push([start - lead, end]);
}

// The group of a pattern at a place. `end`: where the whole match ends.
function matchAt(pattern: RegExp, text: string, from: number): (Part & { end: number }) | null {
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (match === null) return null;
  const [whole, value = ""] = match;
  const end = from + whole.length;
  const start = from + Math.max(0, whole.lastIndexOf(value));
  return { value: value.trim(), at: [start, start + value.length], end };
}
