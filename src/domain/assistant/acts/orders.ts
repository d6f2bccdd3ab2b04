import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { isConditional } from "./conjugation.ts";
import { fillersAt, frameAt } from "./frames.ts";
import { laterStarts } from "./later-orders.ts";
import { isInfinitive, nounIntent, verbKinds } from "./lexicon.ts";
import { asMovedDay, movedDayNote } from "./moved-day.ts";
import { noteOrder } from "./note-orders.ts";
import { loneNounOrder, newNoun } from "./noun-orders.ts";
import { governedNoun, NEGATIONS } from "./noun-phrase.ts";
import type { Order } from "./order.ts";
import { orderOfPronoun } from "./pronoun-orders.ts";
import { toldOrder } from "./told-orders.ts";
import { intentOfVerb } from "./verb-intents.ts";
import { withOtherDocument } from "./wanted-documents.ts";

/** The order of the clauses: the first that is not forbidden, else the first that is. */
export function findOrder(saidClauses: readonly Clause[], isAnswer = false): Order | null {
  if (!isAnswer && TAKEN_BACK.test(saidClauses.at(-1)?.words.join(" ") ?? "")) return null;
  const clauses = withPlaceOfHours(withoutAsides(saidClauses).map(withPlainDenial));
  const note = isAnswer ? null : (toldOrder(clauses) ?? movedDayNote(clauses));
  const order = note ?? asMovedDay(plainOrder(clauses, isAnswer), clauses);
  return order && withOtherDocument(order, saidClauses);
}

function plainOrder(clauses: readonly Clause[], isAnswer: boolean): Order | null {
  const orders: Order[] = [];
  for (const clause of clauses) {
    const isSettled = !isAnswer && SETTLES.test(clause.words.join(" "));
    const order =
      isSettled || isAbout(clause)
        ? null
        : (unsentDocument(clause, clauses) ?? orderOf(clause.words) ?? (isAnswer ? null : laterOrder(clause.words)));
    if (order) orders.push(order);
  }
  const newThing = orders.length === 0 && !isAnswer ? newNoun(clauses) : null;
  if (newThing) return newThing;
  const pronoun = orders.length === 0 ? orderOfPronoun(clauses, isAnswer) : null;
  if (pronoun) return pronoun;
  const ownWork = orders.length === 0 ? (noteOrder(clauses) ?? workToDo(clauses)) : null;
  if (ownWork) return ownWork;
  return orders.find(({ isNegated }) => !isNegated) ?? orders[0] ?? null;
}

// « c'est bon pour la facture 12, elle est payée ».
const SETTLES = /^c' est (?:bon|ok|fait|regle) pour (?:la|cette|sa) (?:facture|<invoice>)/;

// « je voulais faire un devis mais non », « devis pour Leroy… en fait non ».
const TAKEN_BACK = /(?:^| )(?:mais|finalement|en fait|non non|ah) non(?: stp| merci| laisse| rien)*$|^non$/;

const STRESSES = new Set(["surtout", "absolument", "vraiment", "donc"]);

// « relance surtout pas Mme Roux » forbids as « relance pas Mme Roux » does.
function withPlainDenial(clause: Clause): Clause {
  const isStress = (word: string, at: number) =>
    STRESSES.has(word) && at > 0 && /^(?:pas|plus|jamais|aucune?|rien|personne)$/.test(clause.words[at + 1] ?? "");
  return clause.words.some(isStress)
    ? { ...clause, words: clause.words.filter((word, at) => !isStress(word, at)) }
    : clause;
}

// « compte-moi 2 h, en plus sur Cuisine Roux »: where the hours go is a part of the order.
function withPlaceOfHours(clauses: readonly Clause[]): readonly Clause[] {
  const [first, next, ...others] = clauses;
  const isAdded = first?.words.slice(0, 3).some((word) => verbKinds(word)?.has("add"));
  if (!first || !next || !isAdded || !PLACE.test(next.words.join(" "))) return clauses;
  return [{ words: [...first.words, ...next.words], isQuestion: next.isQuestion }, ...others];
}

const PLACE = /^(?:en plus |de plus )?(?:sur|pour|au compteur) /;

const ASIDE =
  /^(?:je (?:vous|te|t') (?:en )?prie|stp|si possible|merci|si (?:ca|cela) (?:te|vous) va|quand tu peux|par exemple)$/;

// « établissez-moi, je vous prie, la liste des tâches ».
function withoutAsides(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(({ words }, index) => index > 0 && ASIDE.test(words.join(" ")));
  const [head, next] = [clauses[at - 1], clauses[at + 1]];
  if (!head || !next || head.words.length > 5 || !verbKinds(head.words.find((word) => verbKinds(word)) ?? ""))
    return clauses;
  return [
    ...clauses.slice(0, at - 1),
    { words: [...head.words, ...next.words], isQuestion: next.isQuestion },
    ...clauses.slice(at + 2),
  ];
}

function laterOrder(words: readonly string[]): Order | null {
  for (const start of laterStarts(words, fillersAt(words, 0))) {
    const order = orderOf(words.slice(start));
    if (order && order.head !== "noun") return order;
  }
  return null;
}

/** The order of one clause, or null. The verb stands at its head, after what politeness puts there. */
function orderOf(words: readonly string[]): Order | null {
  const start = fillersAt(words, 0);
  if (PLANNED.test(words.join(" "))) return null;
  if (SUBORDINATE.has(words[start] ?? "")) return null;
  const frame = frameAt(words, start);
  if (frame) {
    const order = orderAt(words, frame.next, { ...frame, head: "frame" });
    if (order) return order;
  }
  // « me fais pas de devis ».
  if (isPronounAt(words, start) && NEGATIONS.has(words[start + 2] ?? "")) {
    const order = orderAt(words, start, { head: "imperative" });
    if (order?.isNegated) return order;
  }
  const negation = words[start] === "ne" || words[start] === "n'" ? 1 : 0;
  const isForbidden = negation === 1;
  const verbAt = isForbidden ? skipBeforeVerb(words, start + 1).next : start;
  const first = words[verbAt] ?? "";
  if (verbKinds(first)) {
    if (isParticipleOfThePast(words, verbAt)) return null;
    const order = orderAt(words, verbAt, {
      head: isInfinitive(first) ? "infinitive" : "imperative",
      isNegated: isForbidden,
    });
    if (order) return order;
  }
  return loneNounOrder(words, start);
}

// « j'ai pas encore envoyé le devis 2026-058 »: told, and nothing to send.
function unsentDocument({ words, isQuestion }: Clause, clauses: readonly Clause[]): Order | null {
  // « …, envoie-la ».
  const isSentNow = clauses.some((clause) => clause.words !== words && clause.words.some((word) => SENDS.test(word)));
  return !isQuestion && !isSentNow && UNSENT.test(words.slice(0, LONGEST_UNSENT).join(" "))
    ? { intent: "send", isNegated: true, head: "noun" }
    : null;
}

const SENDS = /^(?:re)?(?:envoi\w*|envoy\w*|transm\w*|expedi\w*)$/;
const LONGEST_UNSENT = 20;
const UNSENT = pattern`
    ^(?:(?:bon|alors|non|en fait|attention|au fait) )*(?:je|j'|on|nous) (?:ne |n' )?(?:(?:lui|leur|vous|te|t') )?
    (?:ai|a|avons) (?:(?:toujours|encore|meme|vraiment) )*(?:pas|jamais) (?:(?:encore|toujours) )*(?:envoye|transmis|
    expedie|renvoye|adresse) (?:l[ea] |les |mon |ma |ce |cette |son |sa |leur )?(?:devis|facture|<quote>|<invoice>|
    <document>)(?: |$)`;

// « il faudra que je facture M. Roux la semaine prochaine »: a plan, and nothing to do now.
const PLANNED = pattern`
    ^(?:\S+ ){0,2}?(?:faut|faudrait|faudra) que (?:je|j') (?:\S+ )?(?:consulte|regarde|voie|vois|verifie|revoie|
    retrouve|
    cherche|demande|reflechisse|calcule)(?: |$)|
    ^(?:bon |alors |ok )*(?:on|je|j'|nous) (?:\S+ ){0,2}?(?:fera|ferai|ferons|enverra|enverrai|relancera|relancerai|
    facturera|facturerai|preparera|preparerai|etablira|etablirai) .*(?:demain|plus tard|bientot|prochaine?|apres|
    lundi|mardi|mercredi|jeudi|vendredi|quand .*|ensuite|un jour)$|
    ^(?:bon |alors )?(?:il )?(?:faudra|faudrait|faut) que (?:je|j') .{3,80} (?:demain|plus tard|bientot|un (?:de ces )?
    jours?|(?:la semaine|le mois|lundi|mardi|mercredi|jeudi|vendredi) prochaine?)$`;

// « l'envoie pas ». « la facture » is a noun.
function isPronounAt(words: readonly string[], at: number): boolean {
  if (/^(?:me|m'|lui|leur|nous|y|l')$/.test(words[at] ?? "")) return true;
  return /^(?:l[ea]|les)$/.test(words[at] ?? "") && nounIntent(words[at + 1] ?? "") === null;
}

const INTERROGATIVES = new Set("combien comment pourquoi quand quoi ou quel quelle quels quelles qui".split(" "));

const CALLS = /^(?:appelle|nomme)/;
const OWN_HABIT = pattern`
    ^(?:est ce que )?(?:tu|vous|on) (?!peux|pouvez|pourr|veux|voudr|me|m'|lui|nous|
    leur)[a-z]+ (?:aussi )?(?:des|les|de) `;

// « Peut-on appliquer la TVA à 10 % ? », « est-ce que je dois facturer la TVA ? » ask what is allowed.
const RIGHT = pattern`
    ^(?:peut on|puis je|dois je|doit on|faut il|ai je le droit|a t on le droit|est ce (?:que je|qu' on|
    que l' on) (?:peux|peut|dois|
    doit|ai le droit)) (?:\w+'? ){0,2}(?:appliquer|facturer|mettre|demander|exiger|utiliser|prendre|compter|
    changer|modifier|
    augmenter|supprimer|annuler|passer)(?: |$)`;

const ASKS_WHAT =
  /^(?:il )?(?:(?:faut|faudrait)|(?:on|je) (?:dois?|peux|peut)) [a-z]+(?:er|re|ir|oir) (?:quoi|combien) /;

// « On fait la facture quand ? » and « tu fais des devis ? » ask for information.
function isAbout({ words, isQuestion }: Clause): boolean {
  // « faut mettre quoi sur une facture ».
  if (!isQuestion) return ASKS_WHAT.test(words.slice(0, 6).join(" ")) || asksHowMuch(words);
  if (words.some((word, at) => INTERROGATIVES.has(word) && !CALLS.test(words[at + 2] ?? ""))) return true;
  const text = words.slice(fillersAt(words, 0)).join(" ");
  return OWN_HABIT.test(text) || RIGHT.test(text);
}

// « facturé à Novatec en 2025 combien ». « payé cb » among prices is a card.
function asksHowMuch(words: readonly string[]): boolean {
  return (
    words.at(-1) === "combien" && words.every((word) => !/^(?:\d.*|€|euros?|h|ht|ttc)$/.test(word) || YEAR.test(word))
  );
}

const YEAR = /^20\d\d$/;
const OFFERS_HELP = /\b(?:tu m' aides|tu peux|tu t' en charges|tu t' en occupes|aide moi|stp)\b/;

// « J'ai un devis à faire pour M. Roche », « il y a une facture à sortir, tu m'aides ? »: one document, for somebody or
// with help. A day tells a plan instead.
function workToDo(clauses: readonly Clause[]): Order | null {
  const isHelpWanted = clauses.some(({ words }) => OFFERS_HELP.test(words.join(" ")));
  for (const { words } of clauses) {
    const at = words.findIndex(
      (word, index) => /^(?:ai|a|avons|dois)$/.test(word) && /^(?:j'|on|nous|je|y)$/.test(words[index - 1] ?? ""),
    );
    const noun = at < 0 ? null : governedNoun(words, at);
    if (!noun || noun.isNegated || words[noun.next] !== "a" || !isInfinitive(words[noun.next + 1] ?? "")) continue;
    const rest = words.slice(noun.next + 2);
    // « un nouveau chantier à créer ».
    const isToCreate = noun.intent === "project" && /^(?:creer|ouvrir|enregistrer)$/.test(words[noun.next + 1] ?? "");
    const isForSomebody = /^(?:pour|a|chez)$/.test(rest[0] ?? "") && rest.length > 1 && !noun.isPlural;
    if (isHelpWanted || ((isForSomebody || isToCreate) && !rest.some((word) => LATER.test(word))))
      return { intent: noun.intent, isNegated: false, head: "frame" };
  }
  return null;
}

const LATER =
  /^(?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|soir|bientot|apres|tard|mois|hier|avant)$/;

const SUBORDINATE = new Set([
  "quand",
  "si",
  "comme",
  "lorsque",
  "parce",
  "puisque",
  "apres",
  "avant",
  "pendant",
  "depuis",
]);

// What stands before the verb: which head, whether it denies, and whether a noun may stand for the verb.
type BeforeVerb = { head: Order["head"]; isNegated?: boolean; takesNoun?: boolean };

function orderAt(
  words: readonly string[],
  from: number,
  { head, isNegated = false, takesNoun = false }: BeforeVerb,
): Order | null {
  const at = skipBeforeVerb(words, from);
  const kinds = verbKinds(words[at.next] ?? "");
  const isNegatedBefore = isNegated || at.isNegated;
  if (kinds) {
    const intent = intentOfVerb(kinds, words, at.next);
    // « tu me ferais pas un devis ? » asks for it.
    const isPolite = head === "frame" && isConditional(words[at.next] ?? "") && !at.isNegated;
    if (intent) return { ...intent, isNegated: isNegatedBefore || (intent.isNegated && !isPolite), head };
    const afterAnd = words[at.next + 1] === "et" ? verbKinds(words[at.next + 2] ?? "") : null;
    const secondOrder = afterAnd ? intentOfVerb(afterAnd, words, at.next + 2) : null;
    if (secondOrder) return { ...secondOrder, isNegated: isNegatedBefore || secondOrder.isNegated, head };
  }
  if (!takesNoun) return null;
  const noun = governedNoun(words, at.next - 1);
  return noun ? { intent: noun.intent, isNegated: isNegatedBefore || noun.isNegated, head } : null;
}

const BEFORE_VERB = new Set(
  (
    "me m' m te t' nous vous lui leur le la les l' se s' y en bien juste aussi vite surtout encore directement " +
    "bientot maintenant desormais ensuite simplement plutot absolument aujourd'"
  ).split(" "),
);

// Adverbs of several words between the verb and what is asked for.
const ADVERBS = pattern`
    ^(?:a present|tout de suite|tout d' abord|d' abord|des maintenant|sans attendre|au plus vite|par la suite|
    dans la foulee|des que possible|si possible|pour commencer)(?: |$)`;

function skipBeforeVerb(words: readonly string[], from: number): { next: number; isNegated: boolean } {
  let next = from;
  let isNegated = false;
  for (; next < words.length; next++) {
    if (words[next] === "s'" || words[next] === "stp") next = fillersAt(words, next);
    next = afterAdverbs(words, next);
    const word = words[next] ?? "";
    if (NEGATIONS.has(word)) isNegated = true;
    else if (word === "ne" || word === "n'" || (word === "rien" && isNegated)) isNegated = true;
    else if (!BEFORE_VERB.has(word) || governs(words, next)) break;
  }
  return { next, isNegated };
}

function afterAdverbs(words: readonly string[], at: number): number {
  const [adverb] = ADVERBS.exec(words.slice(at, at + 4).join(" ")) ?? [];
  return adverb === undefined ? at : at + adverb.trim().split(" ").length;
}

// « la » and « les » before a noun belong to it: « je veux la facture ».
function governs(words: readonly string[], at: number): boolean {
  const noun = words[at + 1] ?? "";
  return /^(?:l[ea']|les)$/.test(words[at] ?? "") && nounIntent(noun) !== null && !isInfinitive(noun);
}

const PAST_WORDS = new Set(["hier", "deja", "derniere", "dernier"]);

// « fait le devis hier » leaves the auxiliary out.
function isParticipleOfThePast(words: readonly string[], at: number): boolean {
  return /^(?:fait|cree|envoye|emis|paye)$/.test(words[at] ?? "") && words.some((word) => PAST_WORDS.has(word));
}
