import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent, verbKinds } from "./lexicon.ts";
import { governedNoun, isPerson } from "./noun-phrase.ts";
import type { Order } from "./order.ts";

/** The order of a new thing, or null: « nouveau projet : Escalier Béton », « projet à créer : Véranda ». */
export function newNoun(clauses: readonly Clause[]): Order | null {
  const [first, next] = clauses;
  const begun = begunNoun(clauses);
  if (begun) return begun;
  const words = first?.words.slice(fillersAt(first.words, 0)) ?? [];
  const isNew = /^(?:(?:un|une) )?(?:nouveau|nouvel|nouvelle|new) \w+$/.test(words.join(" "));
  // « un devis… pour Mme Faure ».
  const isFor = /^(?:un|une) \w+$/.test(words.join(" ")) && next?.words[0] === "pour";
  const intent = isNew || isFor ? nounIntent(words.at(-1) ?? "") : null;
  // « nouveau projet » alone asks for it.
  if (intent && isNew && clauses.length === 1 && !first?.isQuestion) return { intent, isNegated: false, head: "noun" };
  if (!intent || !next || next.isQuestion || DONE.test(next.words[0] ?? "")) return null;
  return { intent, isNegated: false, head: "noun" };
}

// « allez on attaque, un devis », « l'Auberge du Lac attend un devis, on s'y met ».
function begunNoun([first, next, ...others]: readonly Clause[]): Order | null {
  if (!first || !next || first.isQuestion || next.isQuestion || others.length > 0) return null;
  const [head, tail] = [first.words.join(" "), next.words.join(" ")];
  const [, noun] = (GO.test(head) && /^une? (\w+)$/.exec(tail)) || (GO.test(tail) && AWAITED.exec(head)) || [];
  const intent = noun === undefined ? null : nounIntent(noun);
  return intent === "quote" || intent === "invoice" ? { intent, isNegated: false, head: "noun" } : null;
}

const GO = pattern`
    ^(?:allez |bon |ok |hop |donc |alors )*(?:on (?:attaque|s' y met|y va|commence|se lance|demarre|(?:le|la) fait)|
    c' est parti|
    au (?:boulot|travail|taf)|allons y|go|en route)(?: stp)?$`;
const AWAITED =
  /^(?!.*(?:^| )(?:pas|plus|si|quand)(?: |$)).{2,60} (?:attend|attendent|veut|veulent|demande|voudrait) une? (\w+)$/;

// « devis photos d'identité pour Mme Legal »: the work stands between the noun and the customer.
function isForLater(rest: readonly string[], intent: Order["intent"]): boolean {
  const title = rest.findIndex((word) => isPerson(word));
  // « devis serrure M. Boyer ».
  const isBeside = title > 0 && title <= MOST_WORK && !/^(?:de|du|d'|a|au|que|par|avec)$/.test(rest[title - 1] ?? "");
  const at = isBeside ? title - 1 : rest.findIndex((word) => /^(?:pour|chez)$/.test(word));
  if (isBeside && /^(?:quote|invoice)$/.test(intent) && title < rest.length - 1)
    return !rest.slice(0, title).some((word) => TELLING.has(word) || verbKinds(word) !== null);
  if (at < 1 || at > LONGEST_WORK || !/^(?:quote|invoice)$/.test(intent)) return false;
  return (
    isPerson(rest[at + 1] ?? "") && !rest.slice(0, at).some((word) => TELLING.has(word) || verbKinds(word)?.has("send"))
  );
}

const LONGEST_WORK = 8;
const MOST_WORK = 3;
const TELLING = new Set(
  "je j' tu il elle on nous vous ils elles est sont a ont qui que qu' pas plus ou quand".split(" "),
);

const QUICK = new Set(
  (
    "recurrent recurrente ponctuel ponctuelle mensuel mensuelle list liste vite fait rapide rapidement rapido urgent " +
    "go simple juste"
  ).split(" "),
);

const DONE = pattern`
    ^(?:fini|finie|finis|signe|signee|signes|envoye|envoyee|accepte|acceptee|recu|recue|parti|partie|paye|payee|
    regle|reglee|refuse|refusee|fait|faite|attente|est|sont|ok|perdu|perdue|oublie)$`;

// « a » is « à » as well: « le devis Roux a été signé », « un devis pour 3 spots à 45 € ».
function saysState(words: readonly string[]): boolean {
  return words.some((word, index) =>
    word === "a"
      ? DONE.test(words[index + 1] ?? "") || /^(?:ete|bien|deja|pas)$/.test(words[index + 1] ?? "")
      : DONE.test(word) && !(word === "est" && words[index - 1] === "c'" && !STATE_OF_IT.test(words[index + 1] ?? "")),
  );
}

// « un devis pour Mme Roux et c'est tous les ans » tells nothing of a document.
const STATE_OF_IT = pattern`
    ^(?:fini|finie|signe|signee|envoye|envoyee|accepte|acceptee|parti|partie|paye|payee|regle|reglee|refuse|refusee|
    fait|faite|bon|ok|trop|cher|perdu|perdue|deja|en|pas|plus|bien|pret|prete|valide|validee)$`;

/** True for « devis accepté », « facture payée ». */
export function tellsState(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) =>
    words.some((word, at) => nounIntent(word) !== null && DONE.test(words[at + 1] ?? "")),
  );
}

/**
 * The order of a noun without a verb, or null: « devis pour Mme Roux », « Facture à faire pour Denis »,
 * « un devis stp ». A noun that is followed by its state (« devis Roux signé ») says how things are.
 */
export function loneNounOrder(words: readonly string[], start: number): Order | null {
  const first = words[start] ?? "";
  const isDefinite = /^(?:l[ea']|les|mon|ma|mes|ton|ta|tes|ce|cette)$/.test(first);
  const noun = governedNoun(words, start - 1);
  if (noun?.isNegated && /^(?:pas|surtout|aucune?|jamais)$/.test(first))
    return { intent: noun.intent, isNegated: true, head: "noun" };
  if (!noun || noun.isNegated) return null;
  // « avoir sur la facture 12 ». « avoir la facture » is a verb.
  const isCredit =
    noun.intent === "credit_note" && /^(?:pour|sur|de) (?:la |l' |cette |ma )?/.test(words.slice(noun.next).join(" "));
  if (isCredit && words.slice(noun.next, noun.next + 12).some((word) => nounIntent(word) === "invoice"))
    return { intent: noun.intent, isNegated: false, head: "noun" };
  const isCreditFor = /^(?:pour|a) (?:m|mme|mlle|monsieur|madame) /.test(`${words.slice(noun.next).join(" ")} `);
  if (noun.intent === "credit_note" && isCreditFor) return { intent: noun.intent, isNegated: false, head: "noun" };
  if (noun.intent === "credit_note") return null;
  const isHasty = words.slice(0, start).some((word) => /^(?:hop|allez|vite|go)$/.test(word)) && noun.isIndefinite;
  const rest = words.slice(noun.next).filter((word) => !QUICK.has(word));
  if (isHasty && rest.length === 0) return { intent: noun.intent, isNegated: false, head: "noun" };
  const isToDo =
    (rest[0] === "a" &&
      /^(?:faire|emettre|etablir|preparer|creer|envoyer|generer|rediger|editer|detailler|lister)$/.test(
        rest[1] ?? "",
      )) ||
    false;
  if (isToDo) return { intent: noun.intent, isNegated: false, head: "noun" };
  if (saysState(rest) || isDefinite) return null;
  // « facture d'acompte pour Mme Roux ».
  const partial = /^(?:d' )?(?:acompte|avancement|situation)(?: de \d+ %)?(?= |$)/.exec(rest.join(" "));
  if (partial) rest.splice(0, partial[0].split(" ").length);
  // « facture d'acompte 30 % devis 127 ».
  const isPart =
    partial !== null && /^(?:\d+ % )?(?:sur |du |pour )?(?:l[ea] )?(?:devis|<quote>) ?\d*/.test(rest.join(" "));
  if (isPart) return { intent: noun.intent, isNegated: false, head: "noun" };
  const isFor =
    /^(?:pour|for)$/.test(rest[0] ?? "") || isPerson(rest[0] ?? "") || (rest[0] === "stp" && rest[1] === "pour");
  const isNew =
    /^(?:nouveau|nouvel|nouvelle|new)$/.test(words[noun.next - 2] ?? "") && rest.some((word) => word !== "stp");
  if (isNew || (rest.includes("stp") && rest.length > 1))
    return { intent: noun.intent, isNegated: false, head: "noun" };
  if (isForLater(rest, noun.intent)) return { intent: noun.intent, isNegated: false, head: "noun" };
  // « un devis stp », « un devis vite fait ».
  const isWish = noun.isIndefinite || (noun.intent === "quote" && rest.length > 0);
  const isWanted = isWish && rest.every((word) => word === "stp") && words.length > noun.next;
  return isFor || isWanted ? { intent: noun.intent, isNegated: false, head: "noun" } : null;
}
