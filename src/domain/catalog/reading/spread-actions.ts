import type { Clause } from "./clauses.ts";
import { clauseAt } from "./clauses.ts";
import { isInfinitive } from "./infinitives.ts";
import { placeOf } from "./noun-places.ts";
import { operationOf } from "./operations.ts";
import type { Reading } from "./reading.ts";
import { ARTICLES, DWELLING_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/** An action that holds for a clause: its word, said there, in a clause that goes with it, or understood. */
export type Action = { name: string; at: number; isHere: boolean };

/**
 * The actions that hold for each clause: its own; else those of the clause before in the same sentence (« remplacer le
 * siphon et le mitigeur »); and those of a neighbour that has no noun (« à changer aussi », « dépose et pose de … »).
 */
export function spreadActions({ words, clauses }: Reading, nouns: ReadonlySet<string>): Action[][] {
  const ownActions = clauses.map((clause) => actionsIn(words, clause));
  const hasNoun = clauses.map((clause) => hasObject(words, clause, nouns));
  const spread = ownActions.map((actions) => [...actions]);
  clauses.forEach((clause, at) => {
    if (clause.isLeftOut) return;
    const elsewhere = (actions: Action[]) => actions.map((action) => ({ ...action, isHere: false }));
    const [previous, next] = [clauses[at - 1], clauses[at + 1]];
    const { text } = wordAt(words, clause.from);
    // « maison de 95 m² avec 8 radiateurs » is the place of the work.
    const isDone = words.slice(clause.from, clause.to).some(tellsWhatIsDone);
    const actionsHere = ownActions[at] ?? [];
    const parts = words.slice(clause.from, clause.to);
    // « et aussi tapisser le mur » says its own work, though no class of actions knows it.
    const hasVerbOfWork = parts.some((word) => operationOf(word)?.form === "infinitive");
    const isAlone = actionsHere.length > 0 || isDone || isVerb(text) || hasVerbOfWork || DWELLING_WORDS.has(text);
    const isJoined = joins(words, clause) || goesOnList(words, previous, clause);
    const isNewAfterOld =
      (spread[at - 1] ?? []).every(({ name }) => name === "@deposer") &&
      saysOld(words, previous) &&
      !saysOld(words, clause);
    const isOfPrevious = isJoined && previous?.sentence === clause.sentence && !previous.isLeftOut;
    if (!isAlone && isOfPrevious && !isNewAfterOld)
      spread[at]?.push(...elsewhere((spread[at - 1] ?? []).filter((action) => isPassedOn(words, action))));
    for (const place of listedBefore(at, words, clauses, ownActions, hasNoun))
      spread[place]?.push(...elsewhere(actionsHere));
    // « le remplacer par un modèle équivalent »: the thing stands before.
    if (actionsHere.length === 0 || (hasNoun[at] && !saysItByPronoun(words, clause))) return;
    const isOfTopic =
      pointsBack(words, clause) ||
      isLoneWork(at, words, clauses, ownActions, hasNoun) ||
      isSecondVerb(words, clauses, at);
    const heading = isOfHeading(words, clause) ? headingBefore(clauses, hasNoun, at) : null;
    const topic = heading ?? (isOfTopic ? topicBefore(clauses, hasNoun, at) : null);
    if (topic !== null) spread[topic]?.push(...elsewhere(actionsHere));
    else if (next && next.sentence === clause.sentence && goesOn(words, clause, next))
      spread[at + 1]?.push(...elsewhere(actionsHere));
  });
  return spread;
}

// « plaque et four encastrés » tells what kind they are, « branches évacuées » what was done.
function tellsWhatIsDone({ text, isPast, actions }: Word): boolean {
  return isPast && actions.length > 0 && !/^(?:encastre|integre|suspendu|fixe|motorise|revetu)e?$/.test(text);
}

// « démontage ancienne cuisine + hotte décorative »: what is taken away is old, and what follows is new.
function saysOld(words: readonly Word[], clause: Clause | undefined): boolean {
  const parts = clause === undefined ? [] : words.slice(clause.from, clause.to);
  return parts.some(({ text }) => /^(?:ancien|ancienne|vieux|vieil|vieille)$/.test(text));
}

// « dépose et pose de … », « déposer, évacuer le … », and not the steps of a list: « dépose, écran, liteaux ».
function goesOn(words: readonly Word[], clause: Clause, next: Clause): boolean {
  const isStep = clause.to - clause.from === 1 && wordAt(words, next.from - 1).text === ",";
  return !isStep || isInfinitive(wordAt(words, clause.from).text);
}

// « 3 fenêtres et 1 porte d'entrée à changer »: what is to be done at the end of a list holds for all of it.
function listedBefore(
  at: number,
  words: readonly Word[],
  clauses: readonly Clause[],
  ownActions: readonly Action[][],
  hasNoun: readonly boolean[],
): number[] {
  const clause = clauseAt(clauses, at);
  const isOrder = (ownActions[at] ?? []).some((action) => wordAt(words, action.at - 1).text === "a");
  if (!isOrder || !hasNoun[at] || wordAt(words, clause.from - 1).text !== "et") return [];
  const places: number[] = [];
  for (let place = at - 1; place >= at - FARTHEST_TOPIC; place -= 1) {
    const other = clauseAt(clauses, place);
    const isBare = hasNoun[place] === true && (ownActions[place] ?? []).length === 0 && !other.isLeftOut;
    if (!isBare || other.sentence !== clause.sentence || other.to - other.from > LONGEST_ITEM) break;
    places.push(place);
  }
  return places;
}

/** Most words of an item of a list that waits for its action. */
const LONGEST_ITEM = 6;

// « changer le siphon et le mitigeur », « WC, lavabo, mitigeur » go on; « une porte alu, vitrage latéral » describes.
function joins(words: readonly Word[], { from, to }: Clause): boolean {
  if (words[from - 1]?.text !== ",") return true;
  const { text, value } = wordAt(words, from);
  if (words.slice(from, to).some((word) => /^m[²³l]$/.test(word.text))) return true;
  return (
    to - from === 1 || value !== null || /^(?:l|le|la|les|un|une|des|du|de|d|mon|ma|mes|nos|notre|aussi)$/.test(text)
  );
}

// « receveur + paroi fixe, meuble vasque »: a list that has begun with « + » goes on.
function goesOnList(words: readonly Word[], previous: Clause | undefined, { from, to }: Clause): boolean {
  const hasYear = words.slice(from, to).some(({ value }) => value !== null && value >= FIRST_YEAR);
  const isInList = previous !== undefined && wordAt(words, previous.from - 1).text === "+";
  return isInList && to - from <= MOST_WORDS_OF_LISTED && !hasYear;
}

const MOST_WORDS_OF_LISTED = 3;

/** « chaudière gaz 2012 » says how old it is. */
const FIRST_YEAR = 1900;

// A place is no object: « au sous-sol », « dans la cuisine ».
function hasObject(words: readonly Word[], clause: Clause, nouns: ReadonlySet<string>): boolean {
  // « est jauni » tells how a thing is.
  if (/^(?:est|sont|etait|etaient)$/.test(wordAt(words, clause.from).text)) return false;
  for (let at = clause.from; at < clause.to; at += 1)
    if (nouns.has(wordAt(words, at).text) && !wordAt(words, at).isPast && placeOf(words, at, clause, nouns) !== "place")
      return true;
  return false;
}

// An infinitive that no class knows (« déboucher ») is work of its own.
function isVerb(text: string): boolean {
  return text.length > 4 && /(?:er|ir)$/.test(text) && !NOUNS_IN_ER.has(text);
}

const NOUNS_IN_ER = new Set(["evier", "papier", "escalier", "plancher", "foyer", "palier", "panier", "cuir", "fer"]);

// « porte claquée, digicode »: a fault is that of its own noun. « réparer le siphon et le robinet » holds for both.
function isPassedOn(words: readonly Word[], { name, at }: Action): boolean {
  return name !== "@reparer" || /(?:er|re|tion|age|ration)$/.test(wordAt(words, at).text);
}

// « volets 4 paires, décapage et peinture »: the work is that of the thing that stands before, which says none.
function isLoneWork(
  at: number,
  words: readonly Word[],
  clauses: readonly Clause[],
  ownActions: readonly Action[][],
  hasNoun: readonly boolean[],
): boolean {
  const { from, to, sentence } = clauseAt(clauses, at);
  if (to - from > MOST_WORDS_OF_LISTED || operationOf(wordAt(words, from))?.form !== "noun") return false;
  let place = at - 1;
  while (place >= 0 && hasNoun[place] !== true) place -= 1;
  const topic = clauseAt(clauses, place);
  const isBare = (ownActions[place] ?? []).every(({ name }) => name === "@reparer");
  return topic.sentence === sentence && !topic.isLeftOut && isBare;
}

// « cage d'escalier : décoller la toile, ratisser, peindre »: a verb alone is done to what the heading names.
function isOfHeading(words: readonly Word[], { role, from, to }: Clause): boolean {
  return role === "listed" && to - from === 1 && isInfinitive(wordAt(words, from).text);
}

function headingBefore(clauses: readonly Clause[], hasNoun: readonly boolean[], at: number): number | null {
  const { sentence } = clauseAt(clauses, at);
  for (let place = at - 1; place >= at - FARTHEST_TOPIC; place -= 1) {
    const clause = clauseAt(clauses, place);
    if (clause.role === "listed") continue;
    return hasNoun[place] === true && !clause.isLeftOut && clause.sentence === sentence ? place : null;
  }
  return null;
}

// « les faire poncer et repeindre en gris »: both are done to what stands before.
function isSecondVerb(words: readonly Word[], clauses: readonly Clause[], at: number): boolean {
  const [clause, previous] = [clauseAt(clauses, at), clauseAt(clauses, at - 1)];
  const isJoined = previous.sentence === clause.sentence && /^(?:et|pui)$/.test(wordAt(words, clause.from - 1).text);
  return isJoined && isInfinitive(wordAt(words, clause.from).text) && pointsBack(words, previous);
}

// The last thing that was said, a few clauses before at most: « chauffe-eau qui fuit, au sous-sol. À remplacer ».
function topicBefore(clauses: readonly Clause[], hasNoun: readonly boolean[], at: number): number | null {
  for (let place = at - 1; place >= 0 && place >= at - FARTHEST_TOPIC; place -= 1)
    if (hasNoun[place] && !clauseAt(clauses, place).isLeftOut && clauseAt(clauses, place).role !== "aside")
      return place;
  return null;
}

const FARTHEST_TOPIC = 6;

// « à changer aussi », « les remplacer »: what is to be done stands in the clause before.
function pointsBack(words: readonly Word[], { from, to }: Clause): boolean {
  if (/^(?:a|qui|le|la|les|l|tout|toute|aussi|egalement|faut|ca|il|elle)$/.test(wordAt(words, from).text)) return true;
  return saysByPronoun(words, from, to);
}

function saysItByPronoun(words: readonly Word[], { from, to }: Clause): boolean {
  // « il fuit, remplacer par un modèle de 200 L ».
  if (wordAt(words, from + 1).text === "par" && isInfinitive(wordAt(words, from).text)) return true;
  // « un devis pour les remplacer ».
  if (saysByPronoun(words, Math.max(from, to - 2), to)) return true;
  const by = words.slice(from, to).findIndex(({ text }) => text === "par");
  return by >= 0 && saysByPronoun(words, from, from + by + 1);
}

// « pouvez-vous le remplacer ? »
function saysByPronoun(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to - 1)
    .some(
      ({ text }, at) =>
        /^(?:le|la|les|l)$/.test(text) &&
        wordAt(words, from + at + 1).actions.length > 0 &&
        /(?:er|re|ir)$/.test(wordAt(words, from + at + 1).text),
    );
}

function actionsIn(words: readonly Word[], { from, to }: Clause): Action[] {
  const ownActions = words
    .slice(from, to)
    .flatMap((word, index) =>
      saidActions(words, from + index, word).map((name) => ({ name, at: from + index, isHere: true })),
    );
  // « ancien garde-corps rouillé à enlever »: the fault says why, and the other action what.
  const orders = ownActions.filter(({ at }) => !wordAt(words, at).isPast);
  const firmActions = orders.length > 0 ? orders : ownActions;
  const strongActions = firmActions.filter(({ at }) => !WEAK.test(wordAt(words, at).text));
  return strongActions.length > 0 ? strongActions : firmActions;
}

/** True for a word that only wishes: « je veux », « il faudrait faire ». */
export function isWish(text: string): boolean {
  return WEAK.test(text);
}

// « il faudrait faire tailler »: the wish says no action beside the work itself.
const WEAK = /^(?:besoin|voudrai|voudrion|voulon|aimer.*|souhait.*|veu[tx]|prevoi.*|faire|fair|faite?|passer|mettre)$/;

// « branches évacuées », « receveur posé » tell what is. A fault is to be mended, and « à changé » is misspelt.
function saidActions(words: readonly Word[], at: number, { text, isPast, actions }: Word): readonly string[] {
  if (text === "mise" && words[at + 1]?.text === "jour") return [];
  if (isLightVerb(words, at)) return [];
  // « l'escalier fait 14 marches » tells its size.
  if (text === "fait" && wordAt(words, at + 1).value !== null) return [];
  // « rinçage de l'installation » is done to a thing, « l'installation d'un poêle » puts one in.
  if (text === "installation" && isWholeThing(words, at)) return [];
  if (!isPlainAction(words, at)) return [];
  // « trappe de visite ».
  if (text === "visite" && wordAt(words, at - 1).text === "de") return [];
  // « intervention sur la chaudière » is work, « intervention le week-end » says when.
  if (text === "intervention" && !/^(?:sur|pour|rapide|urgente?|d|de)$/.test(wordAt(words, at + 1).text)) return [];
  // « besoin de vous pour la haie » orders its usual work.
  if (text === "besoin" && words.slice(at + 1, at + 5).some((word) => word.text === "pour")) return [];
  if (!isPast || actions.length === 0 || INFINITIVE_BEFORE.test(words[at - 1]?.text ?? "")) return actions;
  return actions.includes("@reparer") ? ["@reparer"] : [];
}

/** True for « réaliser l'entretien », « effectuer le remplacement »: the noun says the work. */
export function isLightVerb(words: readonly Word[], at: number): boolean {
  if (!/^(?:faire|realiser|effectuer|executer|procede[rz]|assurer|prevoir)$/.test(wordAt(words, at).text)) return false;
  let next = at + 1;
  while (next - at <= MOST_ARTICLES && ARTICLES.has(wordAt(words, next).text)) next += 1;
  return operationOf(wordAt(words, next))?.form === "noun";
}

function isWholeThing(words: readonly Word[], at: number): boolean {
  const isOfIt = /^(?:l|toute|tt|votre|notre|mon)$/.test(wordAt(words, at - 1).text);
  return isOfIt && !/^(?:de|d|du|des|complete)$/.test(wordAt(words, at + 1).text);
}

const INFINITIVE_BEFORE = /^(?:a|de|d|pour|faut|faudrait|faudrai|veux|veut|voudrai|voudrait|peut|peux|venir|faire)$/;

/**
 * False for « avant peinture », « suite à la pose », « en vue du remplacement » and « depuis le nettoyage », which say
 * when or why, and not what.
 */
export function isPlainAction(words: readonly Word[], at: number): boolean {
  let last = at - 1;
  while (last >= 0 && at - last <= MOST_ARTICLES && ARTICLES.has(wordAt(words, last).text)) last -= 1;
  return !/^(?:avant|apre|depui|sou|sur|sous|suite|lor|vue|cadre|cause|pendant|durant)$/.test(words[last]?.text ?? "");
}

/** « En vue de la pose »: articles between the word that says when and the work. */
const MOST_ARTICLES = 3;
