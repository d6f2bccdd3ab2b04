import { withCapital } from "../../../shared/french-format.ts";
import { FIRM_ENDS, mayBeFirstName, isFirmWord, LEGAL_FORM_WORDS } from "../../words/first-names.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordSet } from "../../words/tokens.ts";
import { quotedAt } from "../quoted-at.ts";
import { placeOf } from "../read-durations.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals, isCapitalText } from "./capitals-in.ts";
import { afterFamily, endOfFirm } from "./end-of-firm.ts";
import { firmByShape } from "./firm-of-kind.ts";
import { loneFirm, loneSurname } from "./lone-name.ts";
import { namedAfterOrder } from "./named-after-order.ts";
import { isParticle, isTitle } from "./person-name-in.ts";
import { plainFirmAt, plainHouseAt } from "./plain-firm.ts";
import { shopAt } from "./shop-at.ts";
import { endOfSign } from "./shop-sign.ts";
import { ORDER_NOUN, REMINDING } from "./words-beside-names.ts";

const CUES = wordSet("societe boite entreprise firme boutique agence company startup marque enseigne structure");

/**
 * A firm: after « la société », with a legal form, with the word of a trade, or a name in capitals after a preposition.
 */
export function companyNameIn(source: Source): Span | null {
  const { tokens, isTaken } = source;
  for (let index = 0; index < tokens.length; index += 1) {
    if (isTaken(index)) continue;
    const quoteSpan = LEADS_TO_FIRM.has(tokens[index - 1]?.text ?? "") ? quotedAt(tokens, index) : null;
    if (quoteSpan) return quoteSpan;
    if (tokenAt(tokens, index).kind !== "word") continue;
    const span = companyAt(source, index);
    // « devis garage lopez et fils ».
    if (span) return { from: span.from, to: afterFamily(tokens, span.to) };
  }
  return null;
}

function companyAt(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const word = wordAt(tokens, index);
  if (loneSurname(source, index)) return null;
  const lead = tokens[index - 1]?.text ?? "";
  const isLed = LEADS_TO_FIRM.has(lead) || /^(la|le|les|'|:|,)$/.test(lead);
  // « la sté Batilys », « à Ste Anne ».
  const isCue = CUES.has(word) || (word === "ste" && (lead === "la" || /é/i.test(sliceAt(source, index))));
  // « 4 trous à 90 € pièce entreprise Rénobat Sud ».
  const isBare = /^(societe|entreprise)$/.test(word) && index > 0 && hasCapital(text, tokens[index + 1]);
  // « …, enseigne lumineuse 1 à 1 890 € » is a thing.
  const isThing = word === "enseigne" && /^[,:]$/.test(lead) && !hasCapital(text, tokens[index + 1]);
  if (isCue && !isThing && (isLed || isBare)) {
    const start = /^(,|:)$/.test(tokens[index + 1]?.text ?? "") ? index + 2 : index + 1;
    const isCapital = hasCapital(text, tokens[start]);
    const to = isCapital || !hasCapitals(source) ? endOfFirm(source, start) : start;
    // « boutique La belle vie » and « agence Kalima » are whole names, « la société Batilys » is not.
    const isBoutique = word === "boutique" && (isCapital || (ORDER_NOUN.test(lead) && hasCapital(text, tokens[index])));
    const isSign = isBoutique || word === "agence" || (word === "boutique" && endOfSign(source, start) > start);
    if (to > start) return { from: isSign ? index : start, to };
  }
  const isOwnLine = tokens[index - 1]?.kind === "line" && hasCapital(text, tokens[index]);
  if (LEGAL_FORM_WORDS.has(word) && (isLed || isOwnLine) && tokens[index + 1]?.kind === "word") {
    const isSmall = hasCapital(text, tokens[index + 1]) && !hasCapital(text, tokens[index]);
    const to = endOfFirm(source, isSmall ? index + 1 : index);
    if (to > index + 1) return { from: index, to };
  }
  // « copro Résidence Ar Mor »: what it is, then its whole name.
  if (/^copro(?:priete)?$/.test(word) && isHouseName(source, index + 1)) {
    const to = endOfFirm(source, index + 1);
    if (to > index + 2) return { from: index + 1, to };
  }
  const shop =
    firmByShape(source, index) ??
    plainHouseAt(source, index) ??
    shopAt(source, index) ??
    namedAfterOrder(source, index) ??
    plainFirmAt(source, index) ??
    loneFirm(source, index);
  if (shop) return shop;
  // « à Bourg-en-Bresse ».
  if (lead === "a" && JOINED_TOWN.test(text.slice(tokenAt(tokens, index).start, tokenAt(tokens, index).start + 40)))
    return null;
  if (!LEADS_TO_FIRM.has(lead) && !(index === 1 && /^relance[rz]?$/.test(lead))) return firmInSentence(source, index);
  const isArticle = /^(la|le|les)$/.test(word) && LEGAL_FORM_WORDS.has(tokens[index + 1]?.text ?? "");
  if (isArticle || !hasCapital(text, tokens[index])) return null;
  const to = endOfFirm(source, index);
  return isFirm(source, index, to) ? { from: index, to } : null;
}

function isHouseName({ text, tokens }: Source, index: number): boolean {
  return isFirmWord(wordAt(tokens, index)) && hasCapital(text, tokens[index]);
}

const JOINED_TOWN = /^\p{Lu}\p{L}{1,20}-(?:en|sur|sous|les|lès|le|la|aux|au|du|de)-\p{Lu}/u;

function sliceAt({ text, tokens }: Source, index: number): string {
  return text.slice(...placeOf(tokens, { from: index, to: index + 1 }));
}

const LEADS_TO_FIRM = wordSet(
  `pour pr a chez de d doit for to relance relancer relancez avec montant facturer client clt par devis devi dvis
  facture fact`,
);

// « Quel montant Studio Nacre me doit »: a name that begins with the word of a firm.
function firmInSentence(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const firm = firmByForm(source, index);
  if (firm) return firm;
  if (index === 0 || !isFirmWord(wordAt(tokens, index)) || !hasCapital(text, tokens[index])) return null;
  const isOfOrder = wordAt(tokens, index - 1) === ":" && ORDER_NOUN.test(wordAt(tokens, index - 2));
  if (
    isCapitalText(source) ||
    (tokenAt(tokens, index - 1).kind === "sign" && wordAt(tokens, index - 1) !== "'" && !isOfOrder) ||
    tokenAt(tokens, index - 1).kind === "line"
  )
    return null;
  const to = endOfFirm(source, index);
  return to > index + 1 ? { from: index, to } : null;
}

// « … tva 20 Logiport SA remise 10 % »: words in capitals that end with a legal form, wherever they stand.
function firmByForm({ tokens, text }: Source, index: number): Span | null {
  const isWord =
    ORDER_NOUN.test(wordAt(tokens, index)) ||
    REMINDING.test(wordAt(tokens, index)) ||
    LABEL_WORDS.test(wordAt(tokens, index));
  if (!hasCapital(text, tokens[index]) || isTitle(tokens, index) || isWord || text === text.toUpperCase()) return null;
  for (let at = index + 1; at <= index + LONGEST_SIGNED && tokens[at]?.kind === "word"; at += 1) {
    const form = text.slice(tokenAt(tokens, at).start, tokenAt(tokens, at).end);
    if (LEGAL_FORM_WORDS.has(wordAt(tokens, at)) && form === form.toUpperCase()) return { from: index, to: at + 1 };
    if (!hasCapital(text, tokens[at])) return null;
  }
  return null;
}

const LONGEST_SIGNED = 3;
const LABEL_WORDS = /^(?:client|cliente|societe|entreprise|pour|chez|objet|contact|projet|chantier|facturer|facturez)$/;

// Two words at least, of which the first is no first name, or the word of a firm.
function isFirm({ text, tokens }: Source, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === "word");
  const [first] = words;
  if (!first || words.length < 2) return false;
  if (words.some(({ text: word }) => LEGAL_FORM_WORDS.has(word) || word === "co" || word === "cie")) return true;
  // « pour M Lenoir ».
  if (first.text === "m") return false;
  if (isFirmWord(first.text) || words.slice(1).some((word) => FIRM_ENDS.has(word.text) && hasCapital(text, word)))
    return true;
  const capitals = words.filter((word) => hasCapital(text, word));
  // « Les Jardins de Flore ».
  if (capitals.length > 2 && /^(?:les|la|le|aux)$/.test(first.text) && hasCapital(text, first)) return true;
  // « Octave & Lune » signs so, « Paul & Marie » are two people.
  const isSigned = tokens.slice(from, to).some(({ text: word }) => word === "&");
  if (isSigned && capitals.length >= 2 && !capitals.every(({ text: word }) => mayBeFirstName(word))) return true;
  return capitals.length >= 2 && !mayBeFirstName(first.text) && !isTitle(tokens, from) && !isParticle(first.text);
}

/** The name of a firm, as a person writes it. */
export function firmName({ text, tokens }: Source, { from, to }: Span): string {
  const name = text.slice(...placeOf(tokens, { from, to })).replace(/\s+/g, " ");
  // In a text in capitals the name is written as a person would, its legal form apart.
  const isShouted = name === name.toUpperCase() && text === text.toUpperCase();
  const isPlain = isShouted || name === name.toLowerCase();
  const words = name.split(" ").map((word, index) => {
    if (LEGAL_FORM_WORDS.has(word.toLowerCase())) return word.toUpperCase();
    return isPlain && !(index > 0 && SMALL.test(word)) ? placeName(word) : isPlain ? word.toLowerCase() : word;
  });
  return words.join(" ");
}

const SMALL = /^(?:de|du|des|la|le|les|et|en|sur|au|aux|à)$/i;

// « d'ornans » is « d'Ornans ».
function placeName(word: string): string {
  const [, article = "", rest = word] = /^([dl]['’])(.+)$/i.exec(word) ?? [];
  return article.toLowerCase() + withCapital(rest.toLowerCase());
}
