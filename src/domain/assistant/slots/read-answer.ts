import { capitaliseName } from "../../customers/person-name.ts";
import { plainWords } from "../../shared/search-text.ts";
import type { Slots } from "../understanding.ts";
import { FIRST_NAMES, LEGAL_FORM_WORDS } from "../words/first-names.ts";
import { pattern } from "../words/pattern.ts";
import type { Token } from "../words/tokens.ts";
import { shortWord, tokenAt, wordAt, wordsBetween, wordSet } from "../words/tokens.ts";
import { beginsWithField, ENDED_BY, isSpelling, lastLead, namesWhat } from "./answer-leads.ts";
import { COMPOSED_NAME } from "./people/composed-names.ts";
import { kindIn } from "./people/customer-kind-in.ts";
import { afterTitles, isParticle, isTitle, personNamesIn } from "./people/person-name-in.ts";
import { isRelation } from "./people/relation.ts";
import { quotedAt } from "./quoted-at.ts";
import { placeOf } from "./read-durations.ts";
import { PROJECT_NAME } from "./read-projects.ts";

/** The fields whose answer is a name. */
export type NameField = "projectName" | "company" | "firstName" | "lastName";

/** The name that an answer gives, out of its chatter. Empty when the text holds no plausible name. */
export function readNameAnswer(text: string, tokens: readonly Token[], field: NameField): Slots {
  const core = TERMS.test(plainWords(text.slice(0, LONGEST_TERMS))) ? null : coreOf(text, tokens, field);
  if (core === null) return {};
  const at = placeOf(tokens, core);
  const value = text.slice(...at).replace(/\s+/g, " ");
  if (field === "projectName") {
    // « c'est le projet Clôture Lagarde ».
    const [lead = ""] = OF_PROJECT.exec(value) ?? [];
    if (lead !== "") return { projectName: { value: value.slice(lead.length), at: [at[0] + lead.length, at[1]] } };
    const isName = value.length >= 1 && value.length <= PROJECT_NAME.longest * 2 && isPlausible(text, tokens, core, 14);
    return isName ? { projectName: { value, at } } : {};
  }
  if (field === "company") return companyAnswer(text, tokens, core, value, at);
  return personAnswer(text, tokens, core, field, at);
}

// « valable 15 jours, paiement à 45 jours »: terms of a quote name nothing.
const TERMS = pattern`
  ^(?:(?:et|devis|le devis|avec) )?(?:validite|valables?|payables?|paiement|reglement)\b.{0,80}
  (?:\d|comptant|reception)`;
const LONGEST_TERMS = 200;

const OF_PROJECT = /^(?:(?:pour|sur|c['’]est) )?(?:le |mon |du |au )?(?:projet|chantier) (?=\p{Lu})/u;

type Core = { from: number; to: number };

function companyAnswer(text: string, tokens: readonly Token[], core: Core, value: string, at: [number, number]): Slots {
  const isPrivate = kindIn(tokens)?.value === "person" || tokens.some(({ text: word }) => word === "perso");
  const kind: Slots = isPrivate ? { customerKind: { value: "person", at } } : {};
  if (isTitle(tokens, core.from)) {
    const comma = tokens.findIndex(({ text: word }, index) => word === "," && index > core.from && index < core.to);
    const { firstName, lastName } = personNamesIn(text, tokens, core.from, comma < 0 ? core.to : comma);
    return {
      ...kind,
      ...(firstName && { firstName: { value: firstName, at } }),
      ...(lastName && { lastName: { value: lastName, at } }),
    };
  }
  if (isPrivate || !isPlausible(text, tokens, core, 12) || tellsSomething(text, tokens, core)) return kind;
  return { company: { value: value.replace(KIND_OF_FIRM, "").replace(KIND_AT_END, ""), at } };
}

// « la société Aquaplus »: the name alone. « Entreprise Dupont » begins with a capital, and is one.
const KIND_OF_FIRM =
  /^(?:la |l['’]|ma )?(?:(?:société|societe|entreprise|boîte|boite) (?=\p{Lu})|st[eé] (?=\p{L}{3,}))/u;

// « c'est Proxinet la boîte ».
const KIND_AT_END = /(?<=\p{L}),? (?:la (?:société|societe|boîte|boite)|l['’]entreprise)$/iu;

// « la cliente est pressée »: a verb in small letters before the last word.
function tellsSomething(text: string, tokens: readonly Token[], { from, to }: Core): boolean {
  return tokens
    .slice(from + 1, to - 1)
    .some(({ text: word, start, end }) => VERBS.has(word) && !/^\p{Lu}/u.test(text.slice(start, end)));
}

const VERBS = wordSet("est sont ont etait etaient veut veulent va vont fait dit demande attend habite travaille");

function personAnswer(
  text: string,
  tokens: readonly Token[],
  core: Core,
  field: "firstName" | "lastName",
  at: [number, number],
): Slots {
  const start = afterTitles(tokens, core.from);
  // « SARL Bertin » names nobody.
  if (LEGAL_FORM_WORDS.has(wordAt(tokens, start)) && start < core.to - 1) return {};
  const letters = spelledName(tokens, start, core.to);
  if (letters) return { [field]: { value: capitaliseName(letters), at } };
  if (isRelation(wordsBetween(tokens, core.from, core.from + 4))) return {};
  if (speaksOfOneself(tokens, core.from) || !isNameOnly(text, tokens, start, core.to)) return {};
  if (start >= core.to || !isPlausible(text, tokens, { from: start, to: core.to }, 6)) return {};
  if (tokens.slice(start, core.to).some(({ kind }) => kind === "number")) return {};
  const names = personNamesIn(text, tokens, core.from, core.to);
  const whole = capitaliseName(text.slice(...placeOf(tokens, { from: start, to: core.to })));
  // A family name has several words (« de la tour »), a first name asked for may bring the family name with it.
  // « Yves Le Goff » to the question of the name says both.
  const isWhole =
    FIRST_NAMES.has(wordAt(tokens, start)) && core.to - start > 2 && isParticle(wordAt(tokens, start + 1));
  // « jean marc » is one first name.
  const isComposed = field === "firstName" && COMPOSED_NAME.test(wordsBetween(tokens, start, core.to));
  if (isComposed) return { firstName: { value: whole, at } };
  // « Stéphane Wuillemin » to the question of the name: the first name, then a name that is no first name.
  const isPair =
    field === "lastName" &&
    core.to - start === 2 &&
    FIRST_NAMES.has(wordAt(tokens, start)) &&
    !isParticle(wordAt(tokens, start)) &&
    !COMPOSED_NAME.test(wordsBetween(tokens, start, core.to));
  const mayBeBoth = field === "firstName" || core.from < start || isWhole || isPair;
  if (mayBeBoth && names.firstName !== undefined)
    return {
      firstName: { value: names.firstName, at },
      ...(names.lastName && { lastName: { value: names.lastName, at } }),
    };
  if (field === "firstName" && core.from < start) return { lastName: { value: whole, at } };
  return { [field]: { value: whole, at } };
}

// « je veux plus »: what follows « je » is no name, « je crois c'est » apart.
function speaksOfOneself(tokens: readonly Token[], from: number): boolean {
  const chatter = tokens.slice(0, from);
  const lastLink = chatter.findLastIndex(({ text }) => /^(,|:|=|est|\.|appelle|ecrit|ces|cest)$/.test(text));
  return chatter.some(({ text }, index) => {
    const following = tokens[index + 1]?.text ?? "";
    if (index < lastLink) return false;
    return /^(je|tu)$/.test(text) && !/^(crois|pense|dirais|vais|peux|mets|propose|viens|t|te)$/.test(following);
  });
}

const NOT_IN_A_NAME = wordSet(`
  je tu il elle on nous vous ne n pas plus ca cela cette cet est sont veux veut souhaite veuillez annuler arreter
  continuer oublie oublier laisse laisser quitte quitter ferme fermer renonce faire fais stop rien demain hier drop it
  sur dans avec pour par chez sans mais ou donc car mon ma mes ton ta tes nos vos qui que quoi quand comme y au aux un
  une ont suis fait dit trop tout
`);

// In a family name no word of a conversation stands in small letters.
function isNameOnly(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ text: word, start, end }, index) =>
      NOT_IN_A_NAME.has(word) && !isGluedName(text, tokens, from + index)
        ? /^\p{Lu}/u.test(text.slice(start, end)) && index > 0
        : true,
    );
}

// « N'Golo », « N'Guyen ».
function isGluedName(text: string, tokens: readonly Token[], index: number): boolean {
  const name = tokens[index + 2];
  return tokens[index + 1]?.text === "'" && name?.isSpaced === false && /^\p{Lu}/u.test(text.slice(name.start));
}

// « W-O-J-C-I-K ».
function spelledName(tokens: readonly Token[], from: number, to: number): string | null {
  const parts = tokens.slice(from, to).filter(({ text }) => !/^[-.,]$/.test(text));
  const isSpelled = parts.length >= 3 && parts.every(({ text, kind }) => kind === "word" && text.length === 1);
  return isSpelled ? parts.map(({ text }) => text).join("") : null;
}

const FILLERS = wordSet(`
  euh heu hum bon ben bah alors ah oh oui ouais ok voila donc du coup en fait attends attend enfin disons dis mets
  met mais non nan eh bonjour salut stp svp pour pr la le l ' c est ce sera - : , . ! je crois pense pardon
  finalement
`);

const AFTER_LEAD = wordSet(
  "juste simplement plutot la le les l ' societe boite entreprise firme pour pr une association un au nom de euh , : d",
);

const TAIL = wordSet(
  "stp svp merci voila finalement normalement quoi hein alors donc simplement tiens plait te vous tkt thx " +
    "hehe lol mdr asap",
);

// What is left of an answer without its introduction (« euh c'est … ») and its end (« …, avec un t », « … je crois »).
function coreOf(text: string, tokens: readonly Token[], field: NameField): Core | null {
  const quoteAt = tokens.findIndex((_token, index) => quotedAt(tokens, index) !== null);
  if (quoteAt >= 0 && field !== "lastName" && field !== "firstName") return quotedAt(tokens, quoteAt);
  const lead = lastLead(tokens);
  let from = lead ?? 0;
  const isChatter = lead !== null || FILLERS.has(shortWord(tokens[0]?.text ?? ""));
  if (lead !== null) while (from < tokens.length && isAfterLead(text, tokens, from, field)) from += 1;
  else from = afterFillers(text, tokens, field);
  from = afterApposition(text, tokens, from);
  const end = endOf(tokens, from, isChatter || field === "firstName" || field === "lastName");
  return end > from ? { from, to: end } : null;
}

// « c'est pour une association, Les Amis du Livre », « c'est la SARL Le Dantec », « c'est de la tour ».
function isAfterLead(text: string, tokens: readonly Token[], index: number, field: NameField): boolean {
  const word = wordAt(tokens, index);
  if (!AFTER_LEAD.has(word)) return false;
  // « la boîte s'appelle association Mille Pattes ».
  if (word === "association" && !/^(?:une|pour)$/.test(wordAt(tokens, index - 1))) return false;
  // « c'est un Portugais » gives no name.
  if (/^(un|une)$/.test(word) && (field === "lastName" || field === "firstName")) return false;
  const isName = /^(la|le|les|l|d|de)$/.test(word);
  if (!isName || field === "projectName") return !(isName && /^\p{Lu}/u.test(text.slice(tokenAt(tokens, index).start)));
  if (field !== "company") return false;
  return !/^\p{Lu}/u.test(text.slice(tokenAt(tokens, index).start));
}

// « c'est la boîte de mon beau-frère, Elec Ouest », « pro, la SCI du Moulin ».
function afterApposition(text: string, tokens: readonly Token[], from: number): number {
  const head = tokens[from]?.text ?? "";
  const isOfSomebody = /^la$/.test(head) && /^(boite|societe|entreprise)$/.test(tokens[from + 1]?.text ?? "");
  if (!isOfSomebody && !/^(mon|ma|mes|notre|un|une|petite|jeune|grosse|pro|professionnel|professionnelle)$/.test(head))
    return from;
  const comma = tokens.findIndex(({ text: word }, index) => word === "," && index > from && index - from < 8);
  if (comma < 0) return from;
  const next = /^(la|le|les|une?)$/.test(tokens[comma + 1]?.text ?? "") ? comma + 2 : comma + 1;
  return /^\p{Lu}/u.test(text.slice(tokens[next]?.start ?? text.length)) ? next : from;
}

// « euh Marie-Claude », « c pour la boite Renov'Express », « mets Ravalement ».
function afterFillers(text: string, tokens: readonly Token[], field: NameField): number {
  let from = 0;
  if (isTitled(text, tokens) && (field === "projectName" || field === "company")) return 0;
  while (
    from < tokens.length &&
    FILLERS.has(shortWord(wordAt(tokens, from))) &&
    !isNameStart(text, tokens, from, field)
  )
    from += 1;
  if (field === "company" && tokens[from]?.text === "chez" && from < tokens.length - 1) from += 1;
  const isCue =
    /^(societe|boite|entreprise)$/.test(tokens[from]?.text ?? "") && from > 0 && tokens[from + 1] !== undefined;
  return isCue || beginsWithField(tokens, from, field) ? from + 1 : from;
}

// « Bonjour Voisin », « Passe Partout Serrurerie », « Non-Stop Pressing »: a name written as names are.
function isTitled(text: string, tokens: readonly Token[]): boolean {
  const at = tokens[1]?.text === "-" && !tokens[1].isSpaced ? 2 : 1;
  return [tokens[0], tokens[at]].every((token) => token && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end)));
}

function isNameStart(text: string, tokens: readonly Token[], index: number, field: NameField): boolean {
  const { text: word, start } = tokenAt(tokens, index);
  const isSmall = /^(la|le|l|les|pour)$/.test(word);
  return isSmall && (field !== "company" || /^\p{Lu}/u.test(text.slice(start)) || index === 0);
}

// A name ends at « avec un t », « je crois », « pas … », a comma or a politeness.
function endOf(tokens: readonly Token[], from: number, isCutAtComma: boolean): number {
  let to = tokens.length;
  for (let index = from + 1; index < to; index += 1) {
    const { text, kind } = tokenAt(tokens, index);
    const following = tokens[index + 1]?.text ?? "";
    const isEnd =
      kind === "line" ||
      // « Abiven (A-B-I-V-E-N) », « Kerouanne (deux n et un e) ».
      (text === "(" && (isCutAtComma || isSpelling(tokens, index + 1))) ||
      (text === "," && (isCutAtComma || namesWhat(tokens, index + 1))) ||
      (ENDED_BY.get(text)?.test(following) ?? false) ||
      (text === "pour" && /^(moi|l|que)$/.test(following) && index > from + 1) ||
      (/^(?:pas|pa)$/.test(text) && index > from) ||
      (/^(?:maintenant|desormais|dorenavant)$/.test(text) && index > from) ||
      (isCutAtComma && !isLetter(tokens[from]) && [0, 1, 2].every((at) => isLetter(tokens[index + at])));
    if (isEnd) to = index;
  }
  while (to > from && isTail(tokenAt(tokens, to - 1))) to -= 1;
  return to;
}

// « Kerguelen k e r g u »: a name and its letters.
function isLetter(token: Token | undefined): boolean {
  return token?.kind === "word" && token.text.length === 1;
}

function isTail({ text, kind }: Token): boolean {
  return TAIL.has(text) || (kind === "sign" && !/^["')&]$/.test(text));
}

const NOT_A_NAME = wordSet(`
  oui non ok okay euh heu hein quoi attends attend bonjour salut merci passe rien aucun aucune personne jsp sais
  sait plus je tu il elle on nous vous moi toi idee peut bof pfff voila ouais nan super parfait
  que qu si quoi comment annule efface question suivant suivante peux ignore j ils elles ca jai jen chui chuis pas
`);

// « je », « j'ai », « jsuis »: who speaks begins a sentence. No French name begins with « j » and a consonant.
function startsSentence(word: string): boolean {
  return NOT_A_NAME.has(word) || /^j[bcdfghklmnpqrstvwxz]/.test(word);
}

// A name has few words, and no word of a conversation. A question is no name.
function isPlausible(text: string, tokens: readonly Token[], { from, to }: Core, most: number): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === "word");
  if (words.length === 0 || words.length > most || tokens.some(({ text }) => text === "?")) return false;
  // « Non-Stop Pressing » begins with a whole name.
  const following = tokens[from + 1];
  if (from === 0 && isTitled(text, tokens)) return true;
  return !startsSentence(wordAt(words, 0)) || (following?.text === "-" && !following.isSpaced);
}
