import type { Clause } from "./clauses.ts";
import { isInfinitive } from "./infinitives.ts";
import { isRequest, placeOf } from "./noun-places.ts";
import type { Reading } from "./reading.ts";
import { isPlainAction } from "./spread-actions.ts";
import { AMOUNT_WORDS, ARTICLES, BEFORE_NOUN, DWELLING_WORDS, PLACE_WORDS, ROOM_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * Something that a clause orders: the place of the word that says the work (« refermer »), that of the noun that it is
 * done to (« trémie »), and the place after the last word that belongs to this noun (« de l'ancien escalier »).
 */
export type Order = { clause: number; at: number; head: number; end: number };

/**
 * What the clauses order in words that stand for themselves: an infinitive or a noun of work, and the thing that it is
 * done to. A thing is one of `nounsOfWork`, which the trade works on; a room or a dwelling is the place of work.
 */
export function readOrders({ words, clauses }: Reading, nounsOfWork: ReadonlySet<string>): Order[] {
  return clauses.flatMap((clause, place) => {
    if (clause.isLeftOut || !/^(?:main|listed)$/.test(clause.role)) return [];
    for (let at = clause.from; at < clause.to - 1; at += 1) {
      if (!isOrder(words, at, clause)) continue;
      const isMade = wordAt(words, at).text === "faire";
      const head = thingAfter(words, at, clause.to, nounsOfWork);
      if (isMade && head !== null && PAPERS.has(wordAt(words, head).text)) return [];
      if (head === null || !isThing(words, head, clause, nounsOfWork)) return [];
      return [{ clause: place, at, head, end: endOfNoun(words, head, clause.to) }];
    }
    return [];
  });
}

// « audit perf de notre boutique »: what no work knows is passed over for its complement.
function thingAfter(words: readonly Word[], at: number, to: number, nounsOfWork: ReadonlySet<string>): number | null {
  const head = headAfter(words, at, to);
  const isOther = head !== null && !nounsOfWork.has(wordAt(words, head).text) && wordAt(words, head + 1).text === "de";
  return isOther ? headAfter(words, head + 1, to) : head;
}

function isThing(words: readonly Word[], head: number, clause: Clause, nounsOfWork: ReadonlySet<string>): boolean {
  const { text } = wordAt(words, head);
  const isPlace =
    ROOM_WORDS.has(text) || DWELLING_WORDS.has(text) || placeOf(words, head, clause, nounsOfWork) === "place";
  return nounsOfWork.has(text) && !isPlace;
}

// « couper », « renforcement »: a participle tells what is there, and « pour couper » why.
function isOrder(words: readonly Word[], at: number, { from }: Clause): boolean {
  const { text, isPast, actions } = wordAt(words, at);
  if (isPast || !isPlainAction(words, at) || NO_ORDER.has(text)) return false;
  if (isReason(words, from)) return false;
  if (isInfinitive(text)) return at === from || ORDERED.has(wordAt(words, at - 1).text);
  // « sablage d'une façade »: what begins with a noun of work and « de » orders it.
  const isBeforeDe = /^(?:de|d|du|des)$/.test(wordAt(words, at + 1).text);
  const isOfThing = at === from && isBeforeDe && /(?:age|ation|ement)$/.test(text);
  if (isOfThing) return true;
  const isNounOfWork =
    (actions.length > 0 && NOUN_OF_WORK.test(text)) || OTHER_NOUNS.some((beginning) => text.startsWith(beginning));
  return isNounOfWork && (at === from || BEFORE_NOUN.has(wordAt(words, at - 1).text));
}

// « pour arroser le jardin et remplir la piscine »: what a thing is for orders nothing.
function isReason(words: readonly Word[], from: number): boolean {
  const start = words.findLastIndex(({ isMark }, at) => at < from && isMark) + 1;
  const place = words.findLastIndex(({ text }, at) => at >= start && at < from && text === "pour");
  return place > 0 && isInfinitive(wordAt(words, place + 1).text) && !isRequest(words, place);
}

// What may stand before an infinitive that orders: « il faut », « pouvez-vous », « merci de », « à », « puis ».
const ORDERED = list(
  "faut faudrait faudra faire vou nou de d a voudrai voudrait voudrion souhaite souhaiterai veux veut voulon " +
    "juste aussi egalement venir pouvez pourriez peut peux en le la les l et pui puis voulez besoin aimerai " +
    "aimerion doit devez restera reste",
);

// Words of writing, of time and of agreement, and steps that belong to any work.
const NO_ORDER = list(
  "rappeler envoyer contacter confirmer recevoir chiffrer chiffrage estimer estimation discuter payer paiement " +
    "acheter achat louer location garder conserver proteger protection laisser prevoir livrer livraison fournir " +
    "fourniture compter regarder chercher trouver visiter visite venir passer passage prendre fait avoir etre " +
    "dire parler demander donner tenir arriver partir rentrer sortir permettre attendre commencer finir terminer " +
    "manger dormir cuire rendre besoin souhait souhaite souhaiter voudrai veut veux intervention intervenir " +
    "evacuer evacuation ranger rangement tester test essai relever balayer debarrasser inclure mettre mise remise " +
    "servir revenir appeler repondre aider aide utiliser respecter creuser adapter adaptation signer valider " +
    "validation choisir entendre comprendre ecrire lire vendre tomber sentir dater diner souper gouter logement " +
    "appartement departement batiment equipement document element emplacement moment garage etage message cottage " +
    "village voyage menage image page stage avantage dommage fromage station situation question option position " +
    "condition attention information formation relation association nation voiture facture ouverture couverture " +
    "nature mesure hauteur toiture peinture",
);

// « faire le devis », « faire le point » is no work.
const PAPERS = list(
  "devi facture point necessaire tour pri photo rdv course possible mesure propre relance suite reste",
);

const NOUN_OF_WORK = /(?:tion|sion|age|ment|pose|depose|ture|refonte|reprise|entretien|maintenance|coupe|taille)$/;

// Work that no class of actions knows: « renforcement », « motorisation ».
const OTHER_NOUNS = (
  "audit diagnos bilan conseil accompagn renfor consolid fermeture rebouchage ponc traitement motoris decoup scell " +
  "deplac modif prolong rallong agrandi redac integr correct etude hivernage vidange assech"
).split(" ");

/** The place of the noun that work is done to, after articles and amounts: « dépose de 20 ml de plinthes ». */
export function headAfter(words: readonly Word[], at: number, to: number): number | null {
  for (let place = at + 1; place < to; place += 1) {
    const { text, value, isMark } = wordAt(words, place);
    if (isMark || PLACE_WORDS.has(text)) return null;
    const isBefore = ARTICLES.has(text) || BEFORE_NOUN.has(text) || AMOUNT_WORDS.has(text) || value !== null;
    if (!isBefore && !SKIPPED.test(text)) return place;
  }
  return null;
}

const SKIPPED = /^(?:complet|complete|totale|total|partielle|partiel|et|aussi|juste|environ|env|provisoire|general)$/;

function endOfNoun(words: readonly Word[], head: number, to: number): number {
  let end = head + 1;
  while (end < to && end - head < LONGEST_NOUN) {
    const { text, isPast, value } = wordAt(words, end);
    const isEnd = (PLACE_WORDS.has(text) && text !== "a") || isPast || value !== null || ENDS.test(text);
    if (isEnd) break;
    end += 1;
  }
  while (end > head + 1 && (ARTICLES.has(wordAt(words, end - 1).text) || BEFORE_NOUN.has(wordAt(words, end - 1).text)))
    end -= 1;
  return end;
}

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

const LONGEST_NOUN = 7;
const ENDS = /^(?:qui|que|dont|ou|si|car|afin|svp|merci|est|sont|a|an|ca|c|je|on|nou|vou|avec|x|san|hor|par|pour)$/;
