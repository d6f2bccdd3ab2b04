import { isLuhn } from "../../shared/siren.ts";
const MASKED_KINDS = ["Client", "Email", "Téléphone", "Adresse", "IBAN", "Identifiant"] as const;

/** A kind of personal data, as its placeholders name it. */
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** A part of a text to be masked. */
export type MaskedSpan = { start: number; end: number; kind: MaskedKind };

/** A placeholder, with its kind and its rank. */
export const PLACEHOLDER =
  /(?<![\p{L}\d])(Client|Email|Téléphone|Adresse|IBAN|Identifiant)[ \u00A0\u202F]?(\d{1,6})(?!\d)/gu;

/** Patterns whose whole match is personal. `isReal` refuses what only looks like it. */
const PATTERNS: readonly { kind: MaskedKind; pattern: RegExp; isReal?: (match: string) => boolean }[] = [
  { kind: "Email", pattern: /[^\s<>"(),;:]+/gu, isReal: (match) => /[^@]@[^@]/.test(match) },
  {
    kind: "IBAN",
    pattern: /(?<![\p{L}\d])[A-Za-z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    isReal: (match) => digitsOf(match).length >= 12,
  },
  // VAT numbers: the French one with its spaces, and those of other states of the Union.
  { kind: "Identifiant", pattern: /(?<![\p{L}\d])(?:FR|fr) ?[A-Za-z\d]{2}(?: ?\d{3}){3}(?![\p{L}\d])/gu },
  {
    kind: "Identifiant",
    pattern: /(?<![\p{L}\d])[A-Z]{2}[A-Z\d]{8,12}(?![\p{L}\d])/gu,
    isReal: (match) => digitsOf(match).length >= 7,
  },
  // SIREN and SIRET. An amount is none.
  {
    kind: "Identifiant",
    pattern: /(?<![\p{L}\d.,-])\d{3}(?:[ .]?\d{3}){2}(?:[ .]?\d{5})?(?![\p{L}\d-]|[.,]\d| ?€| ?euro)/gu,
    isReal: (match) => isLuhn(digitsOf(match)),
  },
  {
    kind: "Téléphone",
    pattern: /(?<![\p{L}\d.,-])(?:0|\+\d{2,3}[ .]?(?:\(0\))?|00\d{2})[1-9](?:[ .-]?\d{2}){4}(?![\d-])/gu,
  },
];

const STREETS = new Set(
  (
    "rue avenue av boulevard bd place chemin impasse allée allee quai route rte cours square passage lotissement " +
    "résidence residence faubourg sentier venelle hameau lieu-dit esplanade montée montee traverse villa"
  ).split(" "),
);
const BEGINNING_OF_STREET = /(?<![\p{L}\d])\d{1,4} ?(?:bis|ter|quater)?,? ([\p{L}-]{1,12})(?![\p{L}\d])/gu;
const LINK = /\.? (?:de|du|des|la|le|les|saint|sainte|st|ste|aux?)(?= )/uy;
const WORD = / [\p{L}\d'’-]{1,40}/uy;
const CAPITAL_WORD = / \p{Lu}[\p{L}'’-]{0,40}/uy;
const TOWN = /,? \d{5} \p{Lu}[\p{L}'’-]{0,40}/uy;
const TOWN_ALONE = /(?<![\p{L}\d.,])\d{5}(?= \p{Lu}[\p{L}'’-]{2})(?! EUR| Euro| HT| TTC)/gu;
const TITLE = /(?<![\p{L}\d])(?:M\.|Mr|Mme|Mlle|Monsieur|Madame|Mademoiselle)(?= )/gu;
const PARTICLE = / (?:de|du|des|la|le|van|von)(?= )/uy;
const PARTICLE_NAME = / (?:[dl]['’])?\p{Lu}[\p{L}'’-]{0,40}/uy;

/** Emails, telephones, addresses, bank accounts, business numbers and titled names of a text. They may overlap. */
export function personalSpansOf(source: string): MaskedSpan[] {
  // The same length, so that the places are those of the source.
  const text = source.replace(/[\u00A0\u202F]/g, " ");
  return [
    // What looks like our own placeholders is masked too: what comes back is then what was written.
    ...[...text.matchAll(PLACEHOLDER)].flatMap(({ 0: match, index }) => {
      const kind = MASKED_KINDS.find((one) => match.startsWith(one));
      return kind ? [{ start: index, end: index + match.length, kind }] : [];
    }),
    ...PATTERNS.flatMap(({ kind, pattern, isReal = () => true }) =>
      [...text.matchAll(pattern)]
        .filter(([match]) => isReal(match))
        .map(({ 0: match, index }) => ({ start: index, end: index + match.length, kind })),
    ),
    ...addressesOf(text),
    ...titledNamesOf(text),
  ];
}

// A street needs its number: « la rue est fermée » names none.
function addressesOf(text: string): MaskedSpan[] {
  const streets = [...text.matchAll(BEGINNING_OF_STREET)].flatMap(({ 0: match, 1: street = "", index: start }) => {
    if (!STREETS.has(street.toLowerCase())) return [];
    const nameAt = endAfter(text, start + match.length, LINK, 4);
    const wordEnd = endAfter(text, nameAt, WORD, 1);
    if (wordEnd === nameAt) return [];
    const townEnd = endAfter(text, endAfter(text, wordEnd, CAPITAL_WORD, 4), TOWN, 1);
    return [{ start, end: endAfter(text, townEnd, CAPITAL_WORD, 3), kind: "Adresse" as const }];
  });
  const towns = [...text.matchAll(TOWN_ALONE)].map(({ 0: match, index: start }) => {
    return { start, end: endAfter(text, start + match.length, CAPITAL_WORD, 4), kind: "Adresse" as const };
  });
  return [...streets, ...towns];
}

// Whoever is named after a title, a customer or not. The title itself stays.
function titledNamesOf(text: string): MaskedSpan[] {
  return [...text.matchAll(TITLE)].flatMap(({ 0: match, index }) => {
    const start = index + match.length;
    const nameAt = endAfter(text, start, PARTICLE, 2);
    const end = endAfter(text, endAfter(text, nameAt, PARTICLE_NAME, 1), CAPITAL_WORD, 2);
    return end === nameAt ? [] : [{ start: start + 1, end, kind: "Client" as const }];
  });
}

/** The place after as many matches as there are from a place, `most` at most. */
function endAfter(text: string, from: number, pattern: RegExp, most: number): number {
  let end = from;
  for (let count = 0; count < most; count += 1) {
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    if (!match) return end;
    end += match[0].length;
  }
  return end;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
