import { capitaliseName } from "../../../customers/person-name.ts";
import type { Slots } from "../../understanding.ts";
import { FIRM_ENDS, FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS, mayBeFirstName } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import type { Span, Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import { placeOf } from "../read-durations.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital } from "./capitals-in.ts";
import { companyNameIn, firmName } from "./company-name-in.ts";
import { kindIn } from "./customer-kind-in.ts";
import { afterFirstName, endOfName } from "./end-of-person-name.ts";
import { houseIn } from "./house-in.ts";
import { FIRM_SHAPE, loneSurname } from "./lone-name.ts";
import { KIND } from "./named-after-order.ts";
import { afterTitles, isParticle, isTitle, personNamesIn } from "./person-name-in.ts";
import { isTownWord } from "./towns.ts";
import { ORDER_NOUN } from "./words-beside-names.ts";

/** The customer that a text names, with the tokens that name them. */
export type CustomerSlots = {
  slots: Pick<Slots, "company" | "firstName" | "lastName" | "customerKind" | "city">;
  spans: Span[];
};

/** Reads the customer of a sentence: a title and a name, a first name and a name, a firm. */
export function readPeople(text: string, tokens: readonly Token[], isTaken: (index: number) => boolean): CustomerSlots {
  const source = { text, tokens, isTaken };
  const foundCompany = companyNameIn(source);
  const kind = kindIn(tokens);
  // « pour Aldric Fontaine, c'est un particulier »: two words that may name either name a person.
  const isPrivate = foundCompany !== null && kind?.value === "person" && isPair(source, foundCompany);
  const surname = foundCompany && kind?.value !== "company" ? bareSurname(source, foundCompany) : null;
  const namedCompany = isPrivate || surname ? null : foundCompany;
  const person = isPrivate
    ? foundCompany
    : (surname ?? findPerson(source, namedCompany) ?? findSender(source) ?? findSigner(source));
  const company = namedCompany ?? (person ? null : houseIn(source));
  const firstName = person && findFirstName(source, person.to);
  const spans = [company, person].flatMap((span) => (span ? [span] : []));
  return {
    slots: {
      ...(company && slotsOfFirm(source, company)),
      ...(firstName && { firstName }),
      ...(person && slotsOfPerson(source, person)),
      ...(kind && { customerKind: kind }),
    },
    spans,
  };
}

// « devis Hamidi : … », « devis Le Bihan, … »: one name of which nothing says that it is a firm's.
function bareSurname({ text, tokens }: Source, { from, to }: Span): PersonSpan | null {
  const first = isParticle(wordAt(tokens, from - 1)) ? from - 1 : from;
  const last = wordAt(tokens, to - 1);
  const isLone = to - from === 1 || (to - from === 2 && isParticle(wordAt(tokens, from)));
  const lead = wordAt(tokens, KIND.test(wordAt(tokens, first - 1)) ? first - 2 : first - 1);
  const isLed = (ORDER_NOUN.test(lead) || /^(?:pour|pr|chez)$/.test(lead)) && hasCapital(text, tokens[to - 1]);
  const isName = /^\p{Lu}[\p{Ll}'’-]+$/u.test(text.slice(...placeOf(tokens, { from: to - 1, to })));
  if (!isLone || !isLed || !isName || isFirmWord(last) || OF_FIRM.has(last) || FIRM_SHAPE.test(last)) return null;
  return { from: first, to, isLastName: true };
}

// Two words of which none is that of a firm.
function isPair({ tokens }: Source, { from, to }: Span): boolean {
  const words = tokens.slice(from, to);
  return (
    words.length === 2 && words.every(({ kind, text }) => kind === "word" && !isFirmWord(text) && !OF_FIRM.has(text))
  );
}

// « l'école Jules-Ferry de Mérignac »: its name, then its town. « la mairie de Mérignac » has no other name.
function slotsOfFirm(source: Source, company: Span): Pick<Slots, "company" | "city"> {
  const { text, tokens } = source;
  const town = company.to - 1;
  const isOfTown =
    SCHOOLS.has(wordAt(tokens, company.from)) &&
    company.to - company.from > 3 &&
    wordAt(tokens, town - 1) === "de" &&
    // « la crèche Pomme de Reinette » is no place.
    (town - company.from > 3 || isTownWord(wordAt(tokens, town)) || wordAt(tokens, town - 2) !== "pomme") &&
    hasCapital(text, tokens[company.from + 1]) &&
    !/^(?:saint|sainte|st|ste|notre)$/.test(wordAt(tokens, company.from + 1));
  const span = isOfTown ? { from: company.from, to: town - 1 } : company;
  const at = placeOf(tokens, { from: town, to: company.to });
  return {
    company: { value: firmName(source, span), at: placeOf(tokens, span) },
    ...(isOfTown && { city: { value: text.slice(...at), at } }),
  };
}

const SCHOOLS = wordSet(
  "ecole lycee college creche ehpad gymnase mediatheque bibliotheque conservatoire clinique piscine",
);

const OF_FIRM = new Set([...FIRM_ENDS, ...LEGAL_FORM_WORDS]);

type PersonSpan = Span & { isFirstName?: true; isLastName?: true };

function slotsOfPerson(
  { text, tokens }: Source,
  { from, to, isFirstName, isLastName }: PersonSpan,
): Pick<Slots, "firstName" | "lastName"> {
  const at = placeOf(tokens, { from, to });
  if (isFirstName) {
    const ofFirst = placeOf(tokens, { from, to: afterFirstName(tokens, from) });
    return { firstName: { value: capitaliseName(text.slice(...ofFirst)), at: ofFirst } };
  }
  // « les Jeannin », « les Le Goff ».
  if (to - from === 1 || isLastName) return { lastName: { value: capitaliseName(text.slice(...at)), at } };
  const names = personNamesIn(text, tokens, from, to);
  // « Aldric Fontaine, c'est un particulier »: two words that no list knows.
  const [first = "", last = ""] = names.firstName || names.lastName ? [] : text.slice(...at).split(" ");
  const firstName = names.firstName ?? capitaliseName(first);
  const lastName = names.lastName ?? capitaliseName(last);
  return {
    ...(firstName && { firstName: { value: firstName, at } }),
    ...(lastName && { lastName: { value: lastName, at } }),
  };
}

// A title and a name, or a first name and a name after a word that leads to a person.
function findPerson(source: Source, company: Span | null): PersonSpan | null {
  const { text, tokens, isTaken } = source;
  const isFree = (index: number) => !isTaken(index) && !(company && index >= company.from && index < company.to);
  for (let index = 0; index < tokens.length; index += 1) {
    // « c'est pas Mme Roux, c'est Mme Leroux ».
    if (!isFree(index) || (/^(pas|plus)$/.test(wordAt(tokens, index - 1)) && tokens[index - 2]?.text === "est"))
      continue;
    if ((isHousehold(source, index) || isFamiliar(source, index)) && isFree(index + 1))
      return { from: index + 1, to: afterParticles(tokens, index + 1) + 1, isLastName: true };
    const surname = loneSurname(source, index);
    if (surname) return { ...surname, isLastName: true };
    if (isTitle(tokens, index) || isBareTitle(tokens, index)) {
      const to = endOfName(source, afterTitles(tokens, index), true);
      if (to > afterTitles(tokens, index)) return { from: index, to };
    }
    const mayBeName = hasCapital(text, tokens[index]) || FIRST_NAMES.has(wordAt(tokens, index));
    if (mayBeName && isAfterContact(tokens, index)) return contactAt(source, index);
    // « ne relance pas Agathe Sorel ».
    const lead = /^(?:pas|plus|jamais)$/.test(wordAt(tokens, index - 1)) ? index - 2 : index - 1;
    if (!LEADS_TO_NAME.has(tokens[lead]?.text ?? "") || !isNamedFirst(source, index)) continue;
    // « pour Paul et Inès Marchand ».
    if (isCoupleAt(tokens, index)) {
      const end = endOfName(source, index + 2, false);
      if (end > afterFirstName(tokens, index + 2)) return { from: index, to: end };
    }
    const to = endOfName(source, index, false);
    if (to > afterFirstName(tokens, index)) return { from: index, to };
    // « pour Kévin : … », « pour Lola et Mathieu »: the first name alone.
    if (to === afterFirstName(tokens, index) && isAfterOrder(tokens, index) && endsFirstName(source, to))
      return { from: index, to: wordAt(tokens, to) === "et" ? to + 2 : to, isFirstName: true };
  }
  return null;
}

// « les Van Der Meer », « les Le Goff ».
function afterParticles(tokens: readonly Token[], index: number): number {
  let next = index;
  while (next - index < 3 && isParticle(wordAt(tokens, next)) && tokens[next + 1]?.kind === "word") next += 1;
  return next;
}

// « facture Johny Grondin … »: a first name in another spelling, with its capital and that of the last name.
function isNamedFirst({ text, tokens }: Source, index: number): boolean {
  if (FIRST_NAMES.has(wordAt(tokens, index))) return true;
  const isWritten = hasCapital(text, tokens[index]) && hasCapital(text, tokens[index + 1]);
  return isWritten && !isFirmWord(wordAt(tokens, index)) && mayBeFirstName(wordAt(tokens, index));
}

function isCoupleAt(tokens: readonly Token[], index: number): boolean {
  return wordAt(tokens, index + 1) === "et" && FIRST_NAMES.has(wordAt(tokens, index + 2));
}

// « le contact c'est Paul Durand », « la gérante s'appelle Inès Caradec ».
function isAfterContact(tokens: readonly Token[], index: number): boolean {
  const leadWords = wordsBetween(tokens, Math.max(0, index - LONGEST_CONTACT_LEAD), index);
  return OF_CONTACT.test(leadWords);
}

const LONGEST_CONTACT_LEAD = 5;
const OF_CONTACT = pattern`
  (?:^| )(?:contact|interlocuteur|interlocutrice|gerante?|patronn?e?|responsable|dirigeante?|directeur|directrice)
  (?: c ' est| c est| ce sera| est| sera| s ' appelle| s appelle| se nomme| :| =)$`;

// One word that is no first name is a last name.
function contactAt(source: Source, index: number): PersonSpan {
  const { tokens } = source;
  const to = Math.max(endOfName(source, index, false), index + 1);
  const isFirstName = to === afterFirstName(tokens, index) && FIRST_NAMES.has(wordAt(tokens, index));
  return { from: index, to, ...(isFirstName && { isFirstName }) };
}

function isAfterOrder(tokens: readonly Token[], index: number): boolean {
  return (
    /^(pour|pr)$/.test(wordAt(tokens, index - 1)) && tokens.slice(0, index).some(({ text }) => ORDER_NOUN.test(text))
  );
}

function endsFirstName(source: Source, index: number): boolean {
  const { tokens, isTaken } = source;
  const word = wordAt(tokens, index);
  const isCouple = isCoupleAt(tokens, index - 1);
  const isInTown = /^(a|sur)$/.test(word) && isTownWord(wordAt(tokens, index + 1));
  return isInTown || /^[,:;.!]?$/.test(word) || tokens[index]?.kind === "line" || isTaken(index) || isCouple;
}

// « pour les Jeannin », « chez la famille Rousseau »: one name, in capitals.
function isHousehold({ text, tokens, isTaken }: Source, index: number): boolean {
  const isLed = /^(pour|pr|chez|a|de|devis|facture|facturer|facturez|des)$/.test(wordAt(tokens, index - 1));
  const name = tokens[index + 1];
  const following = tokens[index + 2];
  // « un devis aux Garnier ». « aux Jardins de Flore » is a sign.
  const isTo = wordAt(tokens, index) === "aux" && ORDER_NOUN.test(wordAt(tokens, index - 1));
  const isFamily = isTo && !isFirmWord(name?.text ?? "") && !/^(de|du|des|d)$/.test(following?.text ?? "");
  const isWord =
    isFamily ||
    (/^(les|famille|epoux|consorts)$/.test(wordAt(tokens, index)) &&
      (isLed || (wordAt(tokens, index) !== "les" && /^(la|les|l|')$/.test(wordAt(tokens, index - 1)))));
  if (!isWord || name?.kind !== "word" || isTaken(index + 1) || !hasCapital(text, name)) return false;
  // « Les Jardins de Flore » is a sign.
  const isSign = hasCapital(text, tokens[index]) && /^(de|du|des|d)$/.test(following?.text ?? "");
  if (isSign) return false;
  const isLong = following?.kind === "word" && hasCapital(text, following);
  return (!isLong || isParticle(name.text)) && following?.text !== "-";
}

// « la mère Delpech », « le père Martin », « la veuve Roy ».
function isFamiliar({ text, tokens }: Source, index: number): boolean {
  if (!/^(mere|pere|veuve|tante|oncle|tonton|tata|pepe|meme)$/.test(wordAt(tokens, index))) return false;
  return /^(le|la|l|')$/.test(wordAt(tokens, index - 1)) && hasCapital(text, tokens[index + 1]);
}

// « monsieur Ghesquière, prénom André ».
function findFirstName({ text, tokens }: Source, from: number): Slots["firstName"] | null {
  const at = tokens.findIndex(({ text: word }, index) => word === "prenom" && index >= from && index < from + 3);
  const name = tokens[at + 1];
  if (at < 0 || !name || (!hasCapital(text, name) && !FIRST_NAMES.has(name.text))) return null;
  return { value: capitaliseName(text.slice(name.start, name.end)), at: [name.start, name.end] };
}

// « De : Sophie Lartigue <sophie@…> », at the head of a mail that is passed on.
function findSender({ text, tokens, isTaken }: Source): Span | null {
  const at = tokens.findIndex(
    ({ text: word }, index) => word === "<" && isTaken(index + 1) && tokens[index - 1]?.kind === "word",
  );
  let from = at;
  while (from > 0 && at - from < 3 && tokens[from - 1]?.kind === "word" && hasCapital(text, tokens[from - 1]))
    from -= 1;
  return at > 0 && at - from === 2 && /^[:\n]?$/.test(wordAt(tokens, from - 1)) ? { from, to: at } : null;
}

// The name alone on its line after « Cordialement », in a pasted mail.
function findSigner({ text, tokens, isTaken }: Source): Span | null {
  const close = tokens.findIndex(({ text: word, kind }, index) => kind === "word" && endsMail(tokens, index, word));
  if (close < 0) return null;
  const from = tokens.findIndex(({ kind }, index) => index > close && kind === "line") + 1;
  let to = from;
  while (to > 0 && tokens[to]?.kind === "word" && hasCapital(text, tokens[to]) && !isTaken(to)) to += 1;
  const isAlone = (tokens[to]?.kind ?? "line") === "line";
  const isWhole = to - from === 2 || (to - from === 3 && isParticle(wordAt(tokens, from + 1)));
  return isAlone && isWhole && FIRST_NAMES.has(wordAt(tokens, from)) ? { from, to } : null;
}

function endsMail(tokens: readonly Token[], index: number, word: string): boolean {
  return /^(cordialement|cdt|cdlt|amicalement|salutations|bien)$/.test(word) && tokens[index - 1]?.kind === "line";
}

const LEADS_TO_NAME = wordSet(
  `pour pr a chez de devis devi dvis facture factur fact contact client cliente avec nom monsieur for to relance
  relancer doit par joindre
  appeler cb voisin voisine tata tonton mamie papi pote copain copine ami amie cousin cousine collegue marie mariee
  maries locataire
  proprietaire
  combien
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
