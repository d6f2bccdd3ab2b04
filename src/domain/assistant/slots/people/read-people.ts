import { capitaliseName } from "../../../customers/person-name.ts";
import type { Slots } from "../../understanding.ts";
import { FIRM_WORDS, FIRST_NAMES, LEGAL_FORMS } from "./first-names.ts";
import { afterTitles, isParticle, isTitle, personNamesIn } from "./person-name-in.ts";
import { placeOf } from "../read-durations.ts";
import { kindIn } from "./customer-kind-in.ts";
import type { Span, Token } from "../tokens.ts";
import { tokenAt, wordAt, wordSet } from "../tokens.ts";
import { quotedAt } from "../quoted-at.ts";

/** The customer that a text names, with the tokens that name them. */
export type SaidCustomer = { slots: Pick<Slots, "company" | "firstName" | "lastName" | "customerKind">; spans: Span[] };

/** Reads the customer of a sentence: a title and a name, a first name and a name, a firm. */
export function readPeople(text: string, tokens: readonly Token[], isTaken: (index: number) => boolean): SaidCustomer {
  const source = { text, tokens, isTaken };
  const company = findCompany(source);
  const person = findPerson(source, company) ?? findSigner(source);
  const firstName = person && findFirstName(source, person.to);
  const kind = kindIn(tokens);
  const spans = [company, person].flatMap((span) => (span ? [span] : []));
  return {
    slots: {
      ...(company && { company: { value: nameOf(source, company), at: placeOf(tokens, company) } }),
      ...(firstName && { firstName }),
      ...(person && slotsOfPerson(source, person)),
      ...(kind && { customerKind: kind }),
    },
    spans,
  };
}

type Source = { text: string; tokens: readonly Token[]; isTaken: (index: number) => boolean };

function slotsOfPerson({ text, tokens }: Source, { from, to }: Span): Pick<Slots, "firstName" | "lastName"> {
  const { firstName, lastName } = personNamesIn(text, tokens, from, to);
  const at = placeOf(tokens, { from, to });
  return {
    ...(firstName && { firstName: { value: firstName, at } }),
    ...(lastName && { lastName: { value: lastName, at } }),
  };
}

// A title and a name, or a first name and a name after a word that leads to a person.
function findPerson(source: Source, company: Span | null): Span | null {
  const { tokens, isTaken } = source;
  const isFree = (index: number) => !isTaken(index) && !(company && index >= company.from && index < company.to);
  for (let index = 0; index < tokens.length; index += 1) {
    // « c'est pas Mme Roux, c'est Mme Leroux ».
    if (!isFree(index) || (tokens[index - 1]?.text === "pas" && tokens[index - 2]?.text === "est")) continue;
    if (isTitle(tokens, index) || isBareTitle(tokens, index)) {
      const to = endOfName(source, afterTitles(tokens, index), true);
      if (to > afterTitles(tokens, index)) return { from: index, to };
    }
    if (!LEADS_TO_NAME.has(tokens[index - 1]?.text ?? "") || !FIRST_NAMES.has(wordAt(tokens, index))) continue;
    const to = endOfName(source, index, false);
    if (to > afterFirstName(tokens, index)) return { from: index, to };
  }
  return null;
}

// « monsieur Ghesquière, prénom André ».
function findFirstName({ text, tokens }: Source, from: number): Slots["firstName"] | null {
  const at = tokens.findIndex(({ text: word }, index) => word === "prenom" && index >= from && index < from + 3);
  const name = tokens[at + 1];
  if (at < 0 || !name || (!hasCapital(text, name) && !FIRST_NAMES.has(name.text))) return null;
  return { value: capitaliseName(text.slice(name.start, name.end)), at: [name.start, name.end] };
}

// The name alone on its line after « Cordialement », in a pasted mail.
function findSigner({ text, tokens, isTaken }: Source): Span | null {
  const close = tokens.findIndex(({ text: word, kind }, index) => kind === "word" && endsMail(tokens, index, word));
  if (close < 0) return null;
  const from = tokens.findIndex(({ kind }, index) => index > close && kind === "line") + 1;
  let to = from;
  while (to > 0 && tokens[to]?.kind === "word" && hasCapital(text, tokens[to]) && !isTaken(to)) to += 1;
  const isAlone = (tokens[to]?.kind ?? "line") === "line";
  return isAlone && to - from === 2 && FIRST_NAMES.has(wordAt(tokens, from)) ? { from, to } : null;
}

function endsMail(tokens: readonly Token[], index: number, word: string): boolean {
  return /^(cordialement|cdt|cdlt|amicalement|salutations|bien)$/.test(word) && tokens[index - 1]?.kind === "line";
}

const LEADS_TO_NAME = wordSet(
  `pour pr a chez de contact client cliente avec nom monsieur for to relance relancer doit par joindre appeler
  contacter rappeler appelle habite`,
);

// « pour m dupont »: without point, after a preposition.
function isBareTitle(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index]?.text === "m" &&
    LEADS_TO_NAME.has(tokens[index - 1]?.text ?? "") &&
    tokens[index + 1]?.kind === "word"
  );
}

function afterFirstName(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (tokens[next]?.text === "-" && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.isSpaced === false)
    next += 2;
  return next;
}

const LONGEST_NAME = 8;

// The token after a person's name. In a text without capitals the name ends at a word that begins something else.
function endOfName(source: Source, start: number, hasTitle: boolean): number {
  const { text, tokens, isTaken } = source;
  let next = start;
  let isAfterParticle = false;
  let count = 0;
  while (next < tokens.length && next - start < LONGEST_NAME) {
    const { text: word, kind } = tokenAt(tokens, next);
    if (isTaken(next)) break;
    const isGlued =
      /^['-]$/.test(word) && next > start && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.isSpaced === false;
    if (isGlued) {
      next += 1;
      isAfterParticle = true;
      continue;
    }
    const isHead = hasTitle && next === start && isParticle(word) && tokens[next + 1]?.kind !== "number";
    const isInName = isHead || isAfterParticle || isParticleBefore(source, next);
    if (kind !== "word" || (NOT_A_NAME.has(word) && !isInName)) break;
    const canFollow = isInName || count === 0 || isAfterParticle || hasCapital(text, tokens[next]);
    const isSecond = count === 1 && FIRST_NAMES.has(wordAt(tokens, next - 1)) && !hasCapital(text, tokens[next - 1]);
    if (!canFollow && !isSecond) break;
    isAfterParticle = isParticle(word) && (hasTitle || count > 0);
    count += isAfterParticle ? 0 : 1;
    if (count > 3) break;
    next += 1;
  }
  return isAfterParticle &&
    next - 1 > start &&
    isParticle(tokens[next - 1]?.text ?? "") &&
    !hasCapital(text, tokens[next - 1])
    ? next - 1
    : next;
}

// « Le » of « Anne le Goff » and « de » of « Jeanne de la Tour », when a capital follows.
function isParticleBefore({ text, tokens }: Source, index: number): boolean {
  if (!isParticle(wordAt(tokens, index))) return false;
  const following = tokens
    .slice(index + 1, index + 4)
    .find(({ kind, text: word }) => kind === "word" && !isParticle(word));
  return following !== undefined && hasCapital(text, following);
}

// Words that begin something else than a name.
const NOT_A_NAME = wordSet(`
  a au aux avec car ce cet cette chez comme contre dans depuis des donc du elle en est et euh il ils je j la le
  les leur mais me mes moi mon ne nous on ou par pas peux plus pour pr puis quand que qui sa sans se ses si son
  sont sous stp sur svp ta tes ton tout tu un une vers vite voici voila vous y merci tva ttc ht avant apres debut
  fin jour jours heure heures h m2 demain lundi mardi mercredi jeudi vendredi samedi dimanche devis facture projet
  taches avoir email mail tel portable telephone numero adresse contact client cliente entreprise societe peindre
  poser refaire remplacer description travaux comprenant incluant of for the and with to by from at a doit as
`);

const CUES = wordSet("societe boite entreprise firme boutique agence association asso company");

// A firm: after « la société », with a legal form, with the word of a trade, or a name in capitals after a preposition.
function findCompany(source: Source): Span | null {
  const { tokens, isTaken } = source;
  for (let index = 0; index < tokens.length; index += 1) {
    if (isTaken(index)) continue;
    const quoteSpan = LEADS_TO_FIRM.has(tokens[index - 1]?.text ?? "") ? quotedAt(tokens, index) : null;
    if (quoteSpan) return quoteSpan;
    if (tokenAt(tokens, index).kind !== "word") continue;
    const span = companyAt(source, index);
    if (span) return span;
  }
  return null;
}

function companyAt(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const word = wordAt(tokens, index);
  const lead = tokens[index - 1]?.text ?? "";
  const isLed = LEADS_TO_FIRM.has(lead) || /^(la|le|les|'|:|,)$/.test(lead);
  if (CUES.has(word) && isLed) {
    const start = /^(,|:)$/.test(tokens[index + 1]?.text ?? "") ? index + 2 : index + 1;
    const isCapital = hasCapital(text, tokens[start]);
    const to = isCapital || !hasCapitals(source) ? endOfFirm(source, start) : start;
    if (to > start) return { from: start, to };
  }
  if (LEGAL_FORMS.has(word) && isLed && tokens[index + 1]?.kind === "word") {
    const to = endOfFirm(source, index);
    if (to > index + 1) return { from: index, to };
  }
  // « pour la boulangerie Le Fur ».
  const isShop = /^(la|le|l|')$/.test(lead) && FIRM_WORDS.has(word) && !HOUSE.has(word) && isForShop(tokens, index);
  const isOf = /^(de|du|des|d)$/.test(tokens[index + 1]?.text ?? "") && PUBLIC.has(word);
  const name = tokens[index + (isOf ? (tokens[index + 2]?.text === "'" ? 3 : 2) : 1)];
  if (isShop && hasCapital(text, name) && !isTitle(tokens, index + 1))
    return { from: index, to: endOfFirm(source, index + 1) };
  if (!LEADS_TO_FIRM.has(lead) && !(index === 1 && /^relance[rz]?$/.test(lead))) return firmInSentence(source, index);
  const isArticle = /^(la|le|les)$/.test(word) && LEGAL_FORMS.has(tokens[index + 1]?.text ?? "");
  if (isArticle || !hasCapital(text, tokens[index])) return null;
  const to = endOfFirm(source, index);
  return isFirm(source, index, to) ? { from: index, to } : null;
}

// « la mairie de Trébeurden »: named by their place.
const PUBLIC = wordSet(
  "mairie commune prefecture paroisse hopital syndicat communaute conseil departement college lycee",
);
const HOUSE = wordSet(
  "maison salon chateau ferme garage gite residence espace centre domaine manoir cave region ville",
);

function isForShop(tokens: readonly Token[], index: number): boolean {
  const lead = wordAt(tokens, index - 1) === "'" ? tokens[index - 3] : tokens[index - 2];
  return /^(pour|pr|a|chez)$/.test(lead?.text ?? "");
}

const LEADS_TO_FIRM = wordSet(
  "pour pr a chez de d doit for to relance relancer relancez avec montant facturer client par",
);

// « Quel montant Studio Nacre me doit »: a name that begins with the word of a firm.
function firmInSentence(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  if (index === 0 || !FIRM_WORDS.has(wordAt(tokens, index)) || !hasCapital(text, tokens[index])) return null;
  if (
    isCapitalText(source) ||
    (tokenAt(tokens, index - 1).kind === "sign" && wordAt(tokens, index - 1) !== "'") ||
    tokenAt(tokens, index - 1).kind === "line"
  )
    return null;
  const to = endOfFirm(source, index);
  return to > index + 1 ? { from: index, to } : null;
}

// Two words at least, of which the first is no first name, or the word of a firm.
function isFirm({ text, tokens }: Source, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === "word");
  const [first] = words;
  if (!first || words.length < 2) return false;
  if (words.some(({ text: word }) => LEGAL_FORMS.has(word) || word === "co" || word === "cie")) return true;
  // « pour M Lenoir ».
  if (first.text === "m") return false;
  if (FIRM_WORDS.has(first.text)) return true;
  const capitals = words.filter((word) => hasCapital(text, word));
  return capitals.length >= 2 && !FIRST_NAMES.has(first.text) && !isTitle(tokens, from) && !isParticle(first.text);
}

const JOINERS = wordSet("de du des d la le les l & ' - et en sur of and");

// The token after a firm's name: words with a capital, and small words between them.
function endOfFirm(source: Source, start: number): number {
  const { text, tokens, isTaken } = source;
  const isAnyCase = !hasCapitals(source) || isCapitalText(source);
  let end = start;
  for (let next = start; next < tokens.length && next - start < 12 && !isTaken(next); next += 1) {
    const token = tokenAt(tokens, next);
    if (isTitle(tokens, next)) break;
    if (JOINERS.has(token.text)) {
      if (next > start && /^(et|de|d|en|sur|la|le|les)$/.test(token.text) && isAnyCase) break;
      continue;
    }
    if (token.kind === "number" && next > start) break;
    if (token.kind === "sign" || token.kind === "line") break;
    if (NOT_A_NAME.has(token.text) && next > start && !hasCapital(text, token)) break;
    if (NOT_A_NAME.has(token.text) && isAnyCase) break;
    if (!isAnyCase && !hasCapital(text, token)) break;
    end = next + 1;
  }
  return end;
}

function nameOf({ text, tokens }: Source, { from, to }: Span): string {
  const name = text.slice(...placeOf(tokens, { from, to })).replace(/\s+/g, " ");
  // In a text in capitals the name is written as a person would, its legal form apart.
  const isShouted = name === name.toUpperCase() && text === text.toUpperCase();
  const words = name.split(" ").map((word) => {
    if (LEGAL_FORMS.has(word.toLowerCase())) return word.toUpperCase();
    return isShouted || name === name.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word;
  });
  return words.join(" ");
}

function hasCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(text.slice(token.start, token.end));
}

// A capital elsewhere than at the head of the text.
function hasCapitals({ text }: Source): boolean {
  return /\p{Lu}/u.test(text.slice(1));
}

function isCapitalText({ text }: Source): boolean {
  return text === text.toUpperCase();
}
