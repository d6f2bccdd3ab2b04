import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import type { Order } from "./order.ts";
import { isSiteWord } from "./site-words.ts";

// A day that moves is told, then an order says to change it: « le début de Cuisine Roux passe au 8/12, change-le ».

/** The same order, or that of a day to move where it changes the day of a work. */
export function asMovedDay(order: Order | null, clauses: readonly Clause[]): Order | null {
  if (order?.intent !== "change") return order;
  const text = clauses.map(({ words }) => words.join(" ")).join(" , ");
  if (OF_DOCUMENT.test(text)) return order;
  const isOfSite = clauses.some(({ words }) => words.some((word, at) => isDateOf(words, at) && isSiteWord(word)));
  return isOfSite || (MOVED.test(text) && CHANGE_IT.test(text)) ? { ...order, intent: "move_date" } : order;
}

/** The order of a note that says a day to move: « rdv Villa Roux à décaler au 14/12 ». */
export function movedDayNote(clauses: readonly Clause[]): Order | null {
  const [first, ...others] = clauses;
  const text = first?.words.join(" ") ?? "";
  const last = others.at(-1);
  const isToldFirst = !OF_DOCUMENT.test(text) && MOVED.test(text) && OF_WORK.test(text);
  if (isToldFirst && last && !DENIED.test(text) && CHANGE_IT.test(` ${last.words.join(" ")}`))
    return { intent: "move_date", isNegated: false, head: "imperative" };
  const isNote = first !== undefined && !first.isQuestion && TO_MOVE.test(text) && !OF_DOCUMENT.test(text);
  return isNote && !DENIED.test(text) ? { intent: "move_date", isNegated: false, head: "noun" } : null;
}

// « la date de Hangar Roux », « le début de la cuisine Roux ».
function isDateOf(words: readonly string[], at: number): boolean {
  return DATE_OF.test(words.slice(Math.max(0, at - 4), at).join(" "));
}

const DENIED = /(?:^| )(?:pas|n'|ne|jamais|si|quand)(?: |$)/;
const OF_WORK = /(?:^| )(?:date|debut|fin|demarrage|lancement|livraison|chantier|projet|pose|intervention|rdv)(?: |$)/;
const DATE_OF = /(?:^| )(?:dates?|debut|fin|demarrage|lancement|jour) (?:de|du|d'|pour)(?: la| le| l')?$/;
const OF_DOCUMENT = /(?:^| )(?:devis|facture|avoir|echeance|validite|<quote>|<invoice>)(?: |$)/;

const DAY = pattern`
    (?:(?:\d{1,2}/\d{1,2}\S*|(?:\d{1,2}|1er|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|
    quatorze|quinze|seize|vingt|trente)(?: (?:et|un|deux|trois|quatre|cinq|six|sept|huit|neuf|\d)){0,2} (?:janvier|
    fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|janv|fev|fevr|avr|juil|sept|
    oct|nov|
    dec))|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)`;
const MOVED = new RegExp(
  `(?:^| )(?:passe|passent|glisse|glisser|bouge|decale|decaler|recule|avance|avancer|reporte|repousse|commence|` +
    `demarre|attaque|debute|part|tombe|change|decalee?|repoussee?|reportee?|avancee?)(?: .{0,60})? ` +
    `(?:au|le|a|mais le|pour le) (?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?${DAY.source}`,
);
const CHANGE_IT = pattern`
    (?:^| )(?:change|changer|changes|changez|modifie|modifier|modifiez|corrige|corriger|decale|rectifie|rectifier|
    actualise)(?: moi)? (?:l[ea]$|l[ea] (?:stp|date|jour|debut|fin|planning)|ca(?: |$)|la date|les dates|stp|$)|
    (?:^| )(?:change|changer|modifie|modifier|corrige|corriger|rectifie)$`;
const TO_MOVE = new RegExp(
  `^(?:(?:bon|alors|stp|et|tiens) )*(?:\\S+ ){1,7}a ` +
    `(?:decaler|reporter|repousser|avancer|deplacer|bouger|caler|reculer)` +
    `(?: (?:au|a|le|de|d'|jusqu'|pour le))* ?${DAY.source}`,
);
