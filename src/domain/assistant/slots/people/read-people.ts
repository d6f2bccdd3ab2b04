import { capitaliseName } from "../../../customers/person-name.ts";
import type { Slots } from "../../understanding.ts";
import { FIRM_ENDS, FIRST_NAMES, isFirmWord, LEGAL_FORMS } from "./first-names.ts";
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

type PersonSpan = Span & { isFirstName?: true };
type Source = { text: string; tokens: readonly Token[]; isTaken: (index: number) => boolean };

function slotsOfPerson(
  { text, tokens }: Source,
  { from, to, isFirstName }: PersonSpan,
): Pick<Slots, "firstName" | "lastName"> {
  const at = placeOf(tokens, { from, to });
  if (isFirstName) {
    const ofFirst = placeOf(tokens, { from, to: afterFirstName(tokens, from) });
    return { firstName: { value: capitaliseName(text.slice(...ofFirst)), at: ofFirst } };
  }
  // « les Jeannin ».
  if (to - from === 1) return { lastName: { value: capitaliseName(text.slice(...at)), at } };
  const { firstName, lastName } = personNamesIn(text, tokens, from, to);
  return {
    ...(firstName && { firstName: { value: firstName, at } }),
    ...(lastName && { lastName: { value: lastName, at } }),
  };
}

// A title and a name, or a first name and a name after a word that leads to a person.
function findPerson(source: Source, company: Span | null): PersonSpan | null {
  const { tokens, isTaken } = source;
  const isFree = (index: number) => !isTaken(index) && !(company && index >= company.from && index < company.to);
  for (let index = 0; index < tokens.length; index += 1) {
    // « c'est pas Mme Roux, c'est Mme Leroux ».
    if (!isFree(index) || (tokens[index - 1]?.text === "pas" && tokens[index - 2]?.text === "est")) continue;
    if (isHousehold(source, index)) return { from: index + 1, to: index + 2 };
    if (isTitle(tokens, index) || isBareTitle(tokens, index)) {
      const to = endOfName(source, afterTitles(tokens, index), true);
      if (to > afterTitles(tokens, index)) return { from: index, to };
    }
    if (!LEADS_TO_NAME.has(tokens[index - 1]?.text ?? "") || !FIRST_NAMES.has(wordAt(tokens, index))) continue;
    const to = endOfName(source, index, false);
    if (to > afterFirstName(tokens, index)) return { from: index, to };
    // « pour Kévin : … », « pour Lola et Mathieu »: the first name alone.
    if (to === afterFirstName(tokens, index) && isAfterOrder(tokens, index) && endsFirstName(source, to))
      return { from: index, to: wordAt(tokens, to) === "et" ? to + 2 : to, isFirstName: true };
  }
  return null;
}

function isAfterOrder(tokens: readonly Token[], index: number): boolean {
  return (
    /^(pour|pr)$/.test(wordAt(tokens, index - 1)) && tokens.slice(0, index).some(({ text }) => ORDER_NOUN.test(text))
  );
}

function endsFirstName(source: Source, index: number): boolean {
  const { tokens, isTaken } = source;
  const word = wordAt(tokens, index);
  const isCouple = word === "et" && FIRST_NAMES.has(wordAt(tokens, index + 1));
  return /^[,:;.!]?$/.test(word) || tokens[index]?.kind === "line" || isTaken(index) || isCouple;
}

// « pour les Jeannin », « chez la famille Rousseau »: one name, in capitals.
function isHousehold({ text, tokens, isTaken }: Source, index: number): boolean {
  const isLed = /^(pour|pr|chez|a|de|devis|facture|des)$/.test(wordAt(tokens, index - 1));
  const isWord =
    /^(les|famille|epoux|consorts)$/.test(wordAt(tokens, index)) &&
    (isLed || (wordAt(tokens, index) !== "les" && /^(la|les|l|')$/.test(wordAt(tokens, index - 1))));
  const name = tokens[index + 1];
  const following = tokens[index + 2];
  if (!isWord || name?.kind !== "word" || isTaken(index + 1) || !hasCapital(text, name)) return false;
  return !(following?.kind === "word" && hasCapital(text, following)) && following?.text !== "-";
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
  `pour pr a chez de contact client cliente avec nom monsieur for to relance relancer doit par joindre appeler cb
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
    const isInName =
      isHead || isAfterParticle || isParticleBefore(source, next) || isPlainParticle(source, start, next);
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

// « antoine le bihan », in a text without capitals.
function isPlainParticle(source: Source, start: number, index: number): boolean {
  const { tokens } = source;
  const name = tokens[index + 1];
  const isParticled = index === start + 1 && /^(le|de|du|van|el|ben|da|di)$/.test(wordAt(tokens, index));
  return isParticled && !hasCapitals(source) && FIRST_NAMES.has(wordAt(tokens, start)) && isBareName(name);
}

function isBareName(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    token.text.length > 2 &&
    !NOT_A_NAME.has(token.text) &&
    !/^(son|sa|ses|mon|ma)$/.test(token.text)
  );
}

// Words that begin something else than a name.
const NOT_A_NAME = wordSet(`
  a au aux avec car ce cet cette chez comme contre dans depuis des donc du elle en est et euh il ils je j la le
  les leur mais me mes moi mon ne nous on ou par pas peux plus pour pr puis quand que qui sa sans se ses si son
  sont sous stp sur svp ta tes ton tout tu un une vers vite voici voila vous y merci tva ttc ht avant apres debut
  fin jour jours heure heures h m2 demain lundi mardi mercredi jeudi vendredi samedi dimanche devis facture projet
  taches avoir email mail tel portable telephone numero adresse contact client cliente entreprise societe peindre
  tjm taux tarif forfait
  poser refaire remplacer description travaux comprenant incluant of for the and with to by from at a doit as
`);

const CUES = wordSet("societe boite entreprise firme boutique agence company");

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
  const shop = shopAt(source, index) ?? namedAfterOrder(source, index);
  if (shop) return shop;
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
const AT_HOME = wordSet("maison salon chateau cave region ville villages");

// « pour la boulangerie Le Fur », « l'hôtel des Cascades », « relance la mairie de Dole ».
function shopAt(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const word = wordAt(tokens, index);
  const isNamed = isFirmWord(word) && /^(la|le|l|')$/.test(wordAt(tokens, index - 1)) && isForShop(tokens, index);
  const isOfRetirement = word === "maison" && wordAt(tokens, index + 2) === "retraite";
  if (!isNamed || (AT_HOME.has(word) && !PUBLIC.has(word) && !isOfRetirement)) return null;
  const isElided = wordAt(tokens, index + 1) === "l" && wordAt(tokens, index + 2) === "'";
  const at = isElided ? index + 3 : afterOf(tokens, index + 1);
  const name = tokens[at];
  if (name?.kind !== "word" || isTitle(tokens, at)) return null;
  // « la mairie d'orvault impression bâche »: in small letters, a place has one word.
  if (!hasCapital(text, name)) {
    const isPlace = at > index + 1 && !hasCapitals(source);
    const proper = properAfter(source, index, at);
    if (proper !== null) return { from: index, to: endOfFirm(source, proper) };
    return isPlace && name.text.length > 2 && !NOT_A_NAME.has(name.text)
      ? { from: index, to: endOfPlace(tokens, at) }
      : null;
  }
  return at > index + 1 && FIRST_NAMES.has(name.text) && !PUBLIC.has(word)
    ? null
    : { from: index, to: endOfFirm(source, index + 1) };
}

// « l'école de danse Arabesque », « la maison de retraite des Tilleuls », « le cabinet dentaire Roux »: the name comes
// after one more word.
function properAfter({ text, tokens }: Source, index: number, at: number): number | null {
  const next = at > index + 1 ? afterOf(tokens, at + 1) : at + 1;
  const isName = hasCapital(text, tokens[next]) && !isTitle(tokens, next) && !FIRST_NAMES.has(wordAt(tokens, next));
  return isName && !NOT_A_NAME.has(wordAt(tokens, at)) ? next : null;
}

// « de », « de la », « d'», « des ».
function afterOf(tokens: readonly Token[], index: number): number {
  if (!/^(de|du|des|d)$/.test(wordAt(tokens, index))) return index;
  if (wordAt(tokens, index + 1) === "'") return index + 2;
  if (/^(la|le|les)$/.test(wordAt(tokens, index + 1))) return index + 2;
  return wordAt(tokens, index + 1) === "l" ? index + 3 : index + 1;
}

// « saint-brieuc ».
function endOfPlace(tokens: readonly Token[], index: number): number {
  let next = index + 1;
  while (wordAt(tokens, next) === "-" && !tokenAt(tokens, next).isSpaced && tokens[next + 1]?.kind === "word")
    next += 2;
  return /^(saint|sainte|st|ste|la|le|les)$/.test(wordAt(tokens, index)) && next === index + 1 ? next + 1 : next;
}

function isForShop(tokens: readonly Token[], index: number): boolean {
  const at = wordAt(tokens, index - 1) === "'" ? index - 3 : index - 2;
  const lead = wordAt(tokens, at);
  if (/^(de|d)$/.test(lead)) return /^(devis|facture|factures|compte|nom)$/.test(wordAt(tokens, at - 1));
  return SERVED.has(lead) || (lead === "pas" && REMINDING.test(wordAt(tokens, at - 1)));
}

const SERVED = wordSet(`
  pour pr a chez relance relancer relancez facturer facture doit client clt avec prevenir appeler rappeler que qu
`);

const KIND = /^(recurrente?|ponctuel|ponctuelle|urgente?|rapide|complet|complete|simple)$/;
const ORDER_NOUN = /^(devis|devi|dvis|facture|fact|facturer|facturez|facturation)$/;
const REMINDING = /^relance[rsz]?$/;
const LONGEST_FIRM = 5;

// « facture Hexalink SAS : … », « devis maison Brocelle : … », « facturer Immo Lys 8 serrures », « relance Nexalia
// »: the
// customer stands right after what is made, or after the verb.
function namedAfterOrder(source: Source, index: number): Span | null {
  const { tokens, text } = source;
  const isKind = KIND.test(wordAt(tokens, index - 1));
  if (KIND.test(wordAt(tokens, index)) || /^(de|d|la|le|les|l|un|une)$/.test(wordAt(tokens, index))) return null;
  // « relance pas Norvex ».
  const isDenied = wordAt(tokens, index - 1) === "pas" && REMINDING.test(wordAt(tokens, index - 2));
  const lead = wordAt(tokens, isKind || isDenied ? index - 2 : index - 1);
  const isClient = /^(client|cliente|clt|clte)$/.test(lead);
  const isLed = /^(pour|pr|chez|doit|a)$/.test(lead) || ORDER_NOUN.test(lead);
  const isPlain =
    isLed && !hasCapitals(source) && isFirmWord(wordAt(tokens, index)) && !AT_HOME.has(wordAt(tokens, index));
  if (!ORDER_NOUN.test(lead) && !REMINDING.test(lead) && !isClient && !isPlain) return null;
  if (NOT_A_NAME.has(wordAt(tokens, index)) || NOT_NAMED.has(wordAt(tokens, index)) || isTitle(tokens, index))
    return null;
  const end = endOfWords(source, index);
  const form = tokens.slice(index, end).findIndex(({ text: word }) => LEGAL_FORMS.has(word));
  if (form > 0) return { from: index, to: index + form + 1 };
  const isStopped =
    /^(stp|svp|)$/.test(wordAt(tokens, end)) || tokenAt(tokens, end).kind !== "word" || source.isTaken(end);
  const isFirmName = isFirmWord(wordAt(tokens, index)) && end > index + 1;
  // « pr studio kermarec refonte du site »: the word and one more.
  const isSigned = /^(:|,|\?|)$/.test(wordAt(tokens, end));
  const isWhole = isStopped && end - index <= afterOf(tokens, index + 1) - index + (isSigned ? 2 : 1);
  if (isPlain && isFirmName && !isWhole) return { from: index, to: afterOf(tokens, index + 1) + 1 };
  if (isFirmName && isStopped && !source.tokens.slice(index, end).some(({ text: word }) => isOfWork(word)))
    return { from: index, to: end };
  const isAlone = end === index + 1 && isStopped && !FIRST_NAMES.has(wordAt(tokens, index));
  // A bare word is a customer only where nothing else may stand.
  if (isAlone && REMINDING.test(lead)) return { from: index, to: end };
  const isName = hasCapital(text, tokens[index]) || !hasCapitals(source);
  if (isAlone && ORDER_NOUN.test(lead) && isName && isNameEnd(source, index, end) && !isWork(wordAt(tokens, index)))
    return { from: index, to: end };
  return isAlone && isClient && hasCapital(text, tokens[index]) ? { from: index, to: end } : null;
}

const NOT_NAMED = wordSet(`
  client clients cliente clientes impaye impayes tout tous toutes fournisseur particulier particuliere pro
  professionnel suivant final habituel fidele important toujours automatique amiable vite gentiment doucement
  bois ossature neuve ancienne individuelle entiere complete principale secondaire mitoyenne numero
`);

function isOfWork(word: string): boolean {
  return NOT_NAMED.has(word) || /(?:tion|ment|age)s?$/.test(word);
}

// « devis norvex : … », « facture Norvex 12 j ».
function isNameEnd({ text, tokens }: Source, index: number, end: number): boolean {
  return /^[:,]$/.test(wordAt(tokens, end)) || (tokens[end]?.kind === "number" && hasCapital(text, tokens[index]));
}

// « devis peinture : 20 m² », « devis salon : … » name a work or a place.
function isWork(word: string): boolean {
  return word.length < 4 || isOfWork(word) || PLACES.has(word) || /(?:ure|erie|oir|eau|euse|ette)s?$/.test(word);
}

const PLACES = wordSet(`
  cuisine salle salon terrasse jardin chambre chambres sdb salledebain garage cave grenier combles toit facade facades
  volets volet fenetre fenetres porte portes portail escalier parquet carrelage placo elec electricite plafond murs mur
  cloison bardage piscine veranda pergola mariage site logo photo photos video shooting reportage bapteme anniversaire
  montage pose depose ferme urgent signe client maison bain douche baignoire chaudiere chauffage clim radiateur
  radiateurs serre abri cabane muret allee enduit crepi vitrine refonte audit maintenance formation coaching traduction
  chantier travaux plus final initial global simple complet prevu demande
`);

// The words up to a sign, a number or a word that begins something else.
function endOfWords({ tokens, isTaken }: Source, start: number): number {
  let next = start;
  while (next - start < LONGEST_FIRM && tokens[next]?.kind === "word" && !isTaken(next)) {
    const isSmall = NOT_A_NAME.has(wordAt(tokens, next)) && !/^(de|du|des|la|le|les|et)$/.test(wordAt(tokens, next));
    if (isSmall) break;
    next += 1;
  }
  return next;
}

const LEADS_TO_FIRM = wordSet(
  `pour pr a chez de d doit for to relance relancer relancez avec montant facturer client clt par devis devi dvis
  facture fact`,
);

// « Quel montant Studio Nacre me doit »: a name that begins with the word of a firm.
function firmInSentence(source: Source, index: number): Span | null {
  const { tokens, text } = source;
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

// Two words at least, of which the first is no first name, or the word of a firm.
function isFirm({ text, tokens }: Source, from: number, to: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === "word");
  const [first] = words;
  if (!first || words.length < 2) return false;
  if (words.some(({ text: word }) => LEGAL_FORMS.has(word) || word === "co" || word === "cie")) return true;
  // « pour M Lenoir ».
  if (first.text === "m") return false;
  if (isFirmWord(first.text) || words.slice(1).some((word) => FIRM_ENDS.has(word.text) && hasCapital(text, word)))
    return true;
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
    // « Labo Vertex TJM 500 ».
    if (next > start && /^(tjm|tva|ttc|ht)$/.test(token.text)) break;
    if (token.kind === "sign" || token.kind === "line") break;
    if (NOT_A_NAME.has(token.text) && next > start && !hasCapital(text, token)) break;
    if (NOT_A_NAME.has(token.text) && isAnyCase) break;
    // « Les P'tits Loups ».
    const isElided = wordAt(tokens, next - 1) === "'" && !token.isSpaced && hasCapital(text, tokens[next - 2]);
    if (!isAnyCase && !hasCapital(text, token) && !isElided) break;
    end = next + 1;
  }
  return end;
}

function nameOf({ text, tokens }: Source, { from, to }: Span): string {
  const name = text.slice(...placeOf(tokens, { from, to })).replace(/\s+/g, " ");
  // In a text in capitals the name is written as a person would, its legal form apart.
  const isShouted = name === name.toUpperCase() && text === text.toUpperCase();
  const isPlain = isShouted || name === name.toLowerCase();
  const words = name.split(" ").map((word, index) => {
    if (LEGAL_FORMS.has(word.toLowerCase())) return word.toUpperCase();
    return isPlain && !(index > 0 && SMALL.test(word)) ? withCapital(word) : isPlain ? word.toLowerCase() : word;
  });
  return words.join(" ");
}

const SMALL = /^(?:de|du|des|la|le|les|et|en|sur|au|aux|à)$/i;

// « d'ornans » is « d'Ornans ».
function withCapital(word: string): string {
  const [, article = "", rest = word] = /^([dl]['’])(.+)$/i.exec(word) ?? [];
  return article.toLowerCase() + rest.charAt(0).toUpperCase() + rest.slice(1).toLowerCase();
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
