import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent, verbKinds } from "./lexicon.ts";
import type { Order } from "./order.ts";
import { loneNoun } from "./short-acts.ts";

/** The order of a document with its lines: « devis Roux : 4 spots à 35 € », « la facture du camping, 3 h à 54 € ». */
export function pricedDocument(clauses: readonly Clause[]): Order | null {
  const [first] = clauses;
  return (
    documentOf(first) ??
    (clauses.length > 1 && isNameAlone(first) ? documentOf(clauses[1], true) : null) ??
    documentAfterName(first)
  );
}

// « pour la famille Petit devis benne quarante euros »: a dictation has no comma after the name.
function documentAfterName(first: Clause | undefined): Order | null {
  const words = first?.words.slice(fillersAt(first.words, 0)) ?? [];
  const at = /^(?:pour|pr|chez)$/.test(words[0] ?? "") ? words.indexOf("devis") : -1;
  if (!first || at < 2 || at > LONGEST_NAME + 1 || /^(?:l[ea]|ce|mon|du|une?|des?|son)$/.test(words[at - 1] ?? ""))
    return null;
  const isName = isNameAlone({ ...first, words: words.slice(0, at) });
  return isName ? documentOf({ ...first, words: words.slice(at) }, true) : null;
}

// « pour Mme Chevrolat, devis, garde d'enfants … », « Alexandre Malinowski, devis, … »: who it is for stands first.
function isNameAlone(clause: Clause | undefined): boolean {
  const { words = [], isQuestion = true } = clause ?? {};
  return (
    !isQuestion &&
    words.length > 0 &&
    words.length <= LONGEST_NAME &&
    !words.some((word) => STATES.has(word) || TELLING.test(word) || verbKinds(word) !== null || /^\d/.test(word))
  );
}

const LONGEST_NAME = 9;

function documentOf(first: Clause | undefined, isAfterName = false): Order | null {
  const clauseWords = first?.words.slice(fillersAt(first.words, 0)) ?? [];
  // « client Mme Berger devis isolation … »: who it is for stands first.
  const at = /^cliente?$/.test(clauseWords[0] ?? "")
    ? clauseWords.findIndex((word) => /^(?:devis|facture)$/.test(word))
    : -1;
  const words = at > 1 && at <= LONGEST_CLIENT ? clauseWords.slice(at) : clauseWords;
  const start = /^(?:une?|la|le|ma|mon)$/.test(words[0] ?? "") ? 2 : 1;
  const isQuestion = first?.isQuestion ?? true;
  const intent = isQuestion ? null : loneNoun([{ words: words.slice(0, start), isQuestion }]);
  const isTold = words.some(
    (word, at) =>
      STATES.has(word) &&
      !isPlainWord(words, at) &&
      !isHeardAnd(words, at) &&
      !isOfRoom(words, at) &&
      !isDepositAt(words, at),
  );
  const isDefinite = isAfterName && /^(?:la|le|ma|mon)$/.test(words[0] ?? "");
  return !isTold && !isDefinite && (intent === "quote" || intent === "invoice")
    ? { intent, isNegated: false, head: "noun" }
    : null;
}

const LONGEST_CLIENT = 5;

// « n'oublie pas la remise », « pas de TVA », « la facture c'est 4 cours à 35 € » tell nothing.
function isPlainWord(words: readonly string[], at: number): boolean {
  const [previous, next] = [words[at - 1] ?? "", words[at + 1] ?? ""];
  // « c'est tous les ans », « c'est un particulier »: what is told is no state of a document.
  if (words[at] === "est" && previous === "c'") return next === "pour" || !OF_DOCUMENT.test(next);
  // « elle est sourde » tells of the customer, and of no document.
  if (words[at] === "est" && /^(?:il|elle)$/.test(previous)) return !OF_DOCUMENT.test(next);
  if (words[at] !== "pas") return false;
  return (
    previous === "oublie" || /^(?:avant|apres|urgent|presse)/.test(next) || NO_VAT.test(words.slice(at + 1).join(" "))
  );
}

const OF_DOCUMENT = pattern`
    ^(?:trop|cher|chere|bon|bonne|ok|parti|partie|perdue?|mort|morte|faite?|prete?|faux|fausse|en|a|pas|toujours|encore|
    deja|bien|plus|valide|valable|expiree?|refusee?|signee?|payee?|envoyee?|acceptee?|reglee?|recue?|ou|pour|du|de)$`;
const NO_VAT = /^d(?:e|') tva(?: |$)/;

// « … 240 euros est pose de faïence 28 m² … »: a dictation writes « et » so.
function isHeardAnd(words: readonly string[], at: number): boolean {
  return words[at] === "est" && /^(?:de|d'|du|des)$/.test(words[at + 2] ?? "");
}

// « acompte de 900 € », « acompte 30 % »: a deposit that is asked for.
function isDepositAt(words: readonly string[], at: number): boolean {
  const next = /^(?:de|d'|:)$/.test(words[at + 1] ?? "") ? at + 2 : at + 1;
  const isAfterSize = words[at - 1] === "d'" && /^(?:%|cent|€|euros?|e)$/.test(words[at - 2] ?? "");
  const isSized = isAfterSize || NUMBER.test(words[next] ?? "");
  return words[at] === "acompte" && isSized && !words.some((word) => DEPOSIT_PAID.test(word));
}

const NUMBER = pattern`
    ^(?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)
    s?(?:$|-))`;
const DEPOSIT_PAID = /^(?:versee?|reglee?|payee?|recue?|encaissee?)$/;

// « la salle d'attente ».
function isOfRoom(words: readonly string[], at: number): boolean {
  return words[at] === "attente" && words[at - 1] === "d'";
}

/** The order of a document that is named last, after its works: « … pour Mme Faure, devis TVA 10 ». */
export function lastDocument(clauses: readonly Clause[]): Order | null {
  const last = clauses.at(-1);
  const isTold = clauses.some(({ words }) => words.some((word) => STATES.has(word) || TELLING.test(word)));
  const isShort = clauses.length > 1 && (last?.words.length ?? 0) <= LONGEST_LAST;
  const lastNoun = last?.words.at(-1) ?? "";
  // « 650 € pour réparer le volet de Mme Abitbol devis ».
  const isNounLast =
    clauses.length === 1 &&
    /^(?:devis|facture)$/.test(lastNoun) &&
    !/^(?:l[ea]|ce|cette|mon|ma|du)$/.test(last?.words.at(-2) ?? "");
  if (last && isNounLast && !isTold && !last.isQuestion) return pricedDocument([{ ...last, words: [lastNoun] }]);
  return last && isShort && !isTold && !clauses[0]?.isQuestion ? pricedDocument([last]) : null;
}

/**
 * The order of a document that is named without an article anywhere among its works: « 3 450 € la pose, devis au nom de
 * M. Roux », « TJM 610 x 22 jours pour Banque Arcadia, devis à partir du 1er mars », « chantier fini, facture 7 h ».
 * One that is told about (« le devis », « son devis », « devis signé ») is none.
 */
export function bareDocument(clauses: readonly Clause[]): Order | null {
  if (clauses.some(({ isQuestion }) => isQuestion)) return null;
  const words = clauses.flatMap(({ words: clauseWords }, at) => (at === 0 ? clauseWords : [",", ...clauseWords]));
  const places = words.flatMap((word, at) => (/^(?:devis|facture)$/.test(word) ? [at] : []));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return null;
  const [previous, next] = [words[place - 1] ?? "", words[place + 1] ?? ""];
  const hasArticle = BEFORE_KNOWN.test(previous);
  // « M. Sanchez accepte mon prix donc devis … ».
  const isHence = previous === "donc" || (previous === "coup" && words[place - 2] === "du");
  const isTold = words.some(
    (word, at) =>
      !(isHence && at < place) &&
      (STATES.has(word) || TELLING.test(word)) &&
      !isPlainWord(words, at) &&
      !isHeardAnd(words, at) &&
      !isOfRoom(words, at) &&
      !isDepositAt(words, at) &&
      !isWorkDone(words, at, place),
  );
  const isNumber = /^\d{1,4}$/.test(next) && /^(?:|[,;:]|de|du|a|pour|est)$/.test(words[place + 2] ?? "");
  if (
    hasArticle ||
    isTold ||
    isNumber ||
    AFTER_KNOWN.test(next) ||
    words.some((word) => word !== previous && OTHERS.test(word))
  )
    return null;
  return { intent: words[place] === "devis" ? "quote" : "invoice", isNegated: false, head: "noun" };
}

const BEFORE_KNOWN = pattern`
    ^(?:l[ea]|les|l'|mon|ma|mes|ton|ta|son|sa|ses|leur|ce|cet|cette|du|des|au|aux|de|d'|en|sur|pas|aucune?|sans|apres|
    avant|suivant|selon|par|dans|avec)$`;
const AFTER_KNOWN = /^(?:n'|no|numero|<quote>|<invoice>|du|signe|signee|en|a (?:jour|zero))$/;
const OTHERS = pattern`
    ^(?:relance\w*|envoie|envoyer|renvoie|annule\w*|supprime\w*|modifie\w*|corrige\w*|avoir|marque|encaisse\w*|
    combien|pourquoi|comment|quand|si|jamais|attends?)$`;

// « chantier fini, facture 7 h … »: the work is done, and its document is wanted.
function isWorkDone(words: readonly string[], at: number, place: number): boolean {
  if (at > place || words.slice(at, place).includes(",") === false) return false;
  const head = words.slice(0, place).join(" ");
  return WORK_DONE.test(head) && !/(?:^| )(?:pas|paye|regle|signe|accepte|refuse|envoye)(?: |$)/.test(head);
}

const WORK_DONE = pattern`
    (?:^| )(?:bien )?(?:fini|finie|finis|termine|terminee|termines|boucle|bouclee|fait|faite|posee?|livree?|
    installee?)(?: |$)`;

const LONGEST_LAST = 5;
const TELLING = /^(?:ai|as|ont|avons|avez|je|j'|il|elle|on|nous|ils|elles|si|quand|deja|hier)$/;

/** The order of who is told to want a document: « elle voudrait un devis, tu comptes 40 m² à 60 € ». */
export function documentWanted(clauses: readonly Clause[]): Order | null {
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  const [, ofWant, ofAim] = WANTED.exec(text) ?? PUT_INTO.exec(text) ?? [];
  const noun = ofWant ?? ofAim ?? "";
  const intent = noun === "" ? null : nounIntent(noun);
  return intent === "quote" || intent === "invoice" ? { intent, isNegated: false, head: "noun" } : null;
}

// « tu mets ça en devis ».
const PUT_INTO = pattern`
    (?:^| )(?:mets|met|mettez|passe|passez|fais|faites) (?:moi |nous |lui )?(?:ca|cela|le tout|tout|tout ca) en
    \x20(?:une? )?(devis|facture)(?: |$)|
    c' est pour (?:l[ea]|une?) (devis|facture) (?:de|du|pour|a)(?: |$)`;

const WANTED = pattern`
    (?:^| )(?:(?:on|il|elle|ils|elles) (?:m'|nous) (?:a|ont) demande|(?:a|ont|aurait|auraient) besoin d'|
    (?:il|elle|ils|elles|qui) (?:me |m' |nous )?(?:veut|veulent|voudrait|voudraient|voulait|aimerait|
    aimeraient|
    souhaite|souhaitent|attend|attendent|demande|demandent)|(?:je|on|nous) (?:dois|doit|devons|vais|va) (?:lui |leur )?
    (?:faire|etablir|preparer|envoyer)|(?:, |(?:m|mme|monsieur|madame) (?:\w+ ){1,3})(?:veut|voudrait|aimerait|souhaite|
    souhaiterait|demande|desire|desirerait|attend)) (?:aussi |encore )?une? (?:petit |petite |nouveau |
    nouvelle )?(\w+)`;

const STATES = new Set(
  (
    "retard attente perdu perdue relance impayee impaye acompte ete etait avait signe envoye envoyee accepte " +
    "acceptee paye payee recu recue fait faite est sont pas"
  ).split(" "),
);

/** The order of a document that is to be sent and has to be made first: « j'envoie un devis, 30 repas à 4,80 € ». */
export function sentAsNew(order: Order, clauses: readonly Clause[], isPriced: boolean): Order {
  if (order.intent !== "send" || order.isNegated || !isPriced) return order;
  const [, noun] = NEW_DOCUMENT.exec(clauses.map(({ words }) => words.join(" ")).join(" , ")) ?? [];
  return noun === undefined ? order : { ...order, intent: noun === "devis" ? "quote" : "invoice" };
}

const NEW_DOCUMENT = /\bune? (?:\w+ )?(devis|facture)\b/;

/**
 * The order of a document whose works stand in an order to change one: « 58 m² à 19 et le plafond 26 m² à 22, mets 3 %
 * de remise. C'est un devis ».
 */
export function changedAsNew(
  { intent, isNegated }: Order,
  clauses: readonly Clause[],
  hasWorks: boolean,
): Order | null {
  if (intent !== "change" || isNegated || !hasWorks) return null;
  const documents = clauses.flatMap(({ words }) =>
    words.filter((word, at) => /^(?:devis|facture)$/.test(word) && /^une?$/.test(words[at - 1] ?? "")),
  );
  if (documents.length !== 1) return null;
  return { intent: documents[0] === "devis" ? "quote" : "invoice", isNegated: false, head: "noun" };
}

/** The order with the document that the message ends with: « fais un devis à Mme Roux, non en fait une facture ». */
export function withOtherDocument(order: Order, clauses: readonly Clause[]): Order {
  if (order.isNegated || !/^(?:quote|invoice)$/.test(order.intent)) return order;
  const [, noun] = OTHER_DOCUMENT.exec(clauses.map(({ words }) => words.join(" ")).join(" , ")) ?? [];
  return noun === undefined ? order : { ...order, intent: noun === "devis" ? "quote" : "invoice" };
}

const OTHER_DOCUMENT = pattern`
  (?: |, )(?:non|pardon|ou plutot|plutot|enfin)(?: (?:non|en fait|plutot|fais|,)){0,6}
  [ ]une? (devis|facture)(?: stp){0,2}$`;
