import type { Intent } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { nounIntent, verbKinds } from "./lexicon.ts";
import type { VerbKind } from "./lexicon.ts";
import { NEGATIONS } from "./noun-phrase.ts";
import type { Order } from "./order.ts";

// Orders whose thing is said before their verb: « la facture de Mme Roux, tu la fais ? », « tu peux les rajouter ».

/** The order of a verb that governs a pronoun, for the thing said before it. */
export function orderOfPronoun(clauses: readonly Clause[], isAnswer: boolean): Order | null {
  return orderOfNoun(clauses) ?? (isAnswer ? null : (orderOfDone(clauses) ?? orderOfTopic(clauses)));
}

// « un devis pour Mme Roux, prépare-le », « un devis stp fais le pour Mme Roux »: the noun said before.
function orderOfNoun(clauses: readonly Clause[]): Order | null {
  const words = clauses.flatMap((clause) => [...clause.words, ","]);
  const nounAt = words.findIndex((word) => nounIntent(word) !== null);
  const intent = nounIntent(words[nounAt] ?? "");
  // « je dois envoyer le devis, peux-tu le faire ? » sends it.
  const verb = words.slice(0, nounAt).find((word) => verbKinds(word) !== null);
  const kindsBefore = verb === undefined ? null : verbKinds(verb);
  const isOtherVerb = kindsBefore !== null && !kindsBefore.has("make");
  if (isOtherVerb && kindsBefore.has("send") && /\ble faire\b/.test(words.join(" ")))
    return { intent: "send", isNegated: false, head: "frame" };
  const wordsBefore = words.slice(0, nounAt).join(" ");
  if (intent === null || isOtherVerb || nounAt > 6 || (HAPPENED.test(wordsBefore) && !OWED.test(wordsBefore)))
    return null;
  for (let at = nounAt + 1; at < words.length - 1; at++) {
    if (/^(?:t'|vous) en (?:charg|occup)/.test(words.slice(at, at + 3).join(" ")))
      return { intent, isNegated: false, head: "imperative" };
    if (
      !/^l[ea]$/.test(words[at + 1] ?? "") ||
      !/^(?:,|pour|stp|vite|maintenant|a|moi|donc)$/.test(words[at + 2] ?? ",")
    )
      continue;
    const kinds = /^(?:,|stp|et|alors|donc|bon)$/.test(words[at - 1] ?? "") ? verbKinds(words[at] ?? "") : null;
    if (kinds?.has("make")) return { intent, isNegated: false, head: "imperative" };
    if (kinds?.has("send")) return { intent: "send", isNegated: false, head: "imperative" };
  }
  return null;
}

// « j'ai promis un devis à Mme Roux, fais-le-moi »: what is owed is not made yet.
const OWED = /\b(?:promis|demande|reclame|attend|attendent|dois|doit)\b/;
const HAPPENED = /\b(?:ai|as|a|avons|avez|ont|est|sont|pas|sans)\b/;

// « la F-2026-022 est réglée, tu peux la pointer », « j'ai passé 5h30 sur le projet Lavoir, ajoute-les ».
function orderOfDone(clauses: readonly Clause[]): Order | null {
  const [first, ...others] = clauses;
  const event = first?.words.join(" ") ?? "";
  if (setsField(clauses)) return { intent: "change", isNegated: false, head: "imperative" };
  const next = others[0]?.words.join(" ") ?? "";
  const isPronoun = pattern`
      ^(?:(?:tu|vous) (?:peux|pouvez|pourrais|pourriez|veux bien) (?:me |nous )?|(?:peux|pourrais) tu (?:me |nous )?|
      (?:pouvez|pourriez) vous (?:me |nous )?|faut |merci de |pense a )?l(?:a|es?|') \w+|^\w+ l(?:a|es?)
      (?: (?:en|comme) \w+| (?:au|sur le|dans le|a la) (?:compteur|total|compte|suivi|chantier|projet|liste))?
      (?: stp| merci)?$`;
  const verb = isPronoun.test(next) ? others[0]?.words.find((word) => verbKinds(word) !== null) : undefined;
  const kinds = verb ? verbKinds(verb) : null;
  if (
    kinds?.has("mark") &&
    /\b(?:paye|payee|regle|reglee|encaisse|encaissee|virement|cheque|paiement|reglement|vire)\b/.test(event)
  )
    return { intent: "mark_paid", isNegated: false, head: "imperative" };
  if (kinds?.has("move") && OF_PLAN.test(event)) return { intent: "move_date", isNegated: false, head: "imperative" };
  if (kinds?.has("add") && MORE_HOURS.test(event)) return { intent: "add_hours", isNegated: false, head: "imperative" };
  if (kinds?.has("add") && /\b(?:ai|a|avons) (?:\w+ ){0,2}[\d:]+ ?(?:h|heures?|jours?|j)\b/.test(event))
    return { intent: "add_hours", isNegated: false, head: "imperative" };
  return null;
}

// « deux heures de plus sur Refonte Atlas, note-les ».
const MORE_HOURS = pattern`
    ^(?:encore )?(?:\S+ )?\S+ ?(?:h|heures?|jours?|j|minutes?|min)(?: \d\d)? (?:de plus|en plus|supplementaires?)
    \x20(?:sur|pour|chez|au) \S`;
// « le projet Villa doit commencer le 8 mars, décale-le ».
const OF_PLAN = /\b(?:projet|chantier|pose|intervention|visite|rdv|debut|livraison)\b/;
// « le numéro de M. Roux a changé, mets 06… », « la boulangerie a un nouveau mail, mets … », « …, modifie stp ».
const OF_FIELD = pattern`
    \b(?:numero|telephone|tel|portable|mobile|e ?mail|mail|adresse|nom|prenom|taux|tarif|prix|tva|remise|tjm|date|debut|
    fin)\b`;
const VALUE_SET = pattern`
    ^(?:(?:mets|note|passe|enregistre|prends|utilise)(?: le| la| plutot| donc| maintenant)* (?:<mail>|\+?\d\S*).{0,60}|
    (?:modifie|change|corrige|rectifie|actualise)(?: le| la| les| ca| tout)*(?: stp| merci)?)$`;
function setsField(clauses: readonly Clause[]): boolean {
  const last = clauses.at(-1)?.words.join(" ") ?? "";
  const event = clauses
    .slice(0, -1)
    .map(({ words }) => words.join(" "))
    .join(" ");
  return OF_FIELD.test(event) && VALUE_SET.test(last) && !HAPPENED_TO_ME.test(event);
}

const HAPPENED_TO_ME = /\b(?:je|j'|pas|n'|ne|si|quand)(?: |$)/;

// « la facture F-2026-0050 tu la marques comme payée », « monsieur Ferrand tu le relances pas ».
function orderOfTopic(clauses: readonly Clause[]): Order | null {
  const { words, isQuestion } = {
    words: clauses.flatMap((clause) => clause.words),
    isQuestion: clauses[0]?.isQuestion,
  };
  for (let at = 1; at < Math.min(words.length - 2, LONGEST_TOPIC); at += 1) {
    if (!/^(?:tu|vous|faut)$/.test(words[at] ?? "") || TELLS.has(words[at - 1] ?? "")) continue;
    const [head] = ADDRESSED.exec(`${words.slice(at, at + 6).join(" ")} `) ?? [];
    if (head === undefined) continue;
    const verbAt = at + head.trimEnd().split(" ").length;
    const kinds = verbKinds(words[verbAt] ?? "");
    const intent = kinds && intentOfTopic(kinds, words, at, verbAt);
    if (!intent || (isQuestion && words.slice(verbAt).some((word) => ASKED.has(word)))) continue;
    const isNegated = words.slice(at, verbAt + 2).some((word) => NEGATIONS.has(word) || word === "ne" || word === "n'");
    return { intent, isNegated, head: "frame" };
  }
  return null;
}

const LONGEST_TOPIC = 60;
const ADDRESSED = pattern`
    ^(?:tu|vous|faut|faut que tu|faut que je) (?:ne |n' )?(?:(?:peux|pouvez|pourrais|pourriez|vas|allez|veux|voulez|
    dois|devez) )?(?:bien )?
    (?:ne |n' )?(?:pas )?(?:me |m' |nous |lui |leur )?(?:l[ea]|les|l'|lui) `;
const TELLS = new Set("que qu' si quand comme dit dis crois pense sais".split(" "));
const ASKED = new Set("quand combien comment pourquoi ou quoi qui".split(" "));
const SPENT = pattern`
    \b(?:[\d:]+|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt) ?(?:h|heures?|jours?|j)\b`;

function intentOfTopic(
  kinds: ReadonlySet<VerbKind>,
  words: readonly string[],
  at: number,
  verbAt: number,
): Intent | null {
  const saidWords = words.slice(0, at);
  const noun = saidWords.findLast((word) => nounIntent(word) !== null);
  const intent = noun === undefined ? null : nounIntent(noun);
  if (kinds.has("remind")) return "remind";
  const isPaid = /\b(?:paye|payee|reglee?|encaissee?)\b/.test(words.slice(verbAt).join(" "));
  if (kinds.has("mark") && isPaid && intent === "invoice") return "mark_paid";
  if (kinds.has("add") && SPENT.test(saidWords.join(" "))) return "add_hours";
  if (kinds.has("move") && (intent === null || intent === "project") && OF_PLAN.test(saidWords.join(" ")))
    return "move_date";
  if (intent === null || intent === "credit_note") return null;
  if (kinds.has("send")) return intent === "quote" || intent === "invoice" ? "send" : null;
  return kinds.has("make") ? intent : null;
}
