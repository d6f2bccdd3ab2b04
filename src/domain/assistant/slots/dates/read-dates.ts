import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { dayOf } from "../../../shared/calendar-date.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import { numberAt } from "../numbers/number-at.ts";
import { dateAt, monthAt, nextDay } from "./date-at.ts";
import { nextDayOfMonth, relativeDateAt } from "./relative-date-at.ts";

/**
 * A date said in a text. `date` is null for a day that does not exist. `from` and `to` are indexes of tokens. `role` is
 * what the words around it make of it; « aside » is the date of something else (« la facture du 12 mai »).
 */
export type SaidDate = {
  date: CalendarDate | null;
  from: number;
  to: number;
  role: "start" | "end" | "aside" | null;
  isVague: boolean;
  isShort: boolean;
};

/** Every date of a text, in order. */
export function readDates(tokens: readonly Token[], today: CalendarDate): SaidDate[] {
  const dates: SaidDate[] = [];
  const figures = threeFigures(tokens, today);
  if (figures) return [{ date: figures, from: 0, to: 3, isShort: false, isVague: false, role: null }];
  for (let index = 0; index < tokens.length;) {
    const dateHere = dateAt(tokens, index, today) ?? relativeDateAt(tokens, index, today);
    const from = index;
    index = dateHere?.next ?? index + 1;
    if (!dateHere || isPhone(tokens, from)) continue;
    const { date, next: to, isShort = false } = dateHere;
    const isVague = "isVague" in dateHere && dateHere.isVague === true;
    dates.push({ date, from, to, isShort, isVague, role: roleOf(tokens, from) });
  }
  return inheritMonths(tokens, withReplacedMonth(tokens, dates, today), today)
    .map((date, index, all) => withRange(tokens, date, all[index + 1], all[index - 1]))
    .map((date, index, all) => withMonthOfStart(tokens, date, all[index - 1]));
}

// « son tel c'est pas le 06 11 »: the head of a telephone number.
function isPhone(tokens: readonly Token[], start: number): boolean {
  const from = wordAt(tokens, start) === "le" ? start + 1 : start;
  const isFigures = /^0\d$/.test(wordAt(tokens, from)) && /^\d\d$/.test(wordAt(tokens, from + 1));
  const lead = tokens.slice(Math.max(0, from - LONGEST_LEAD), from);
  return isFigures && lead.some(({ text }) => /^(?:tel|telephone|portable|numero|num|mobile|fixe)$/.test(text));
}

const LONGEST_LEAD = 7;

// « 5 1 27 », « 30-11 » and « 12.01 », alone.
function threeFigures(tokens: readonly Token[], today: CalendarDate): CalendarDate | null {
  if (tokens.length !== 3) return null;
  const isDayMonth = /^[-.]$/.test(tokens[1]?.text ?? "") && tokens.every(({ text }) => /^(\d\d|[-.])$/.test(text));
  if (isDayMonth) return nextDay(today, Number(tokens[2]?.text), Number(tokens[0]?.text));
  if (tokens.some(({ kind, isSpaced }) => kind !== "number" || !isSpaced)) return null;
  const [day = "", month = "", year = ""] = tokens.map(({ text }) => text);
  return day.length <= 2 && month.length <= 2 && year.length === 2
    ? dayOf(2000 + Number(year), Number(month), Number(day))
    : null;
}

const LINK = wordSet(`
  le la les l ' du de des au a en est c ce sera : = prevu prevue pour on vers plutot lundi mardi mercredi jeudi
  vendredi samedi dimanche
`);
const START = wordSet(`
  comence comencera demare demarera debut debute debuter debutez demarrage demarre demarrer demarrez demarrons
  commence commencer commencez
  commencons commencement attaque attaquer attaquez depart partir lancement kickoff kick off start starts starting
  beginning
`);
const END = wordSet(`
  fin jusqu jusque finira terminera bouclera
  termine terminer terminez terminons finir finit fini finis finissons livraison livre livrer livrez
  livrons deadline butoir limite rendu rendre rendons boucle boucler end ends until
`);
const HANDED = wordSet(
  "rendu rendre rendons rendez livrer livre livrons terminer termine finir fini terminons remettre remis",
);
const OTHER = wordSet(`
  facture devis avoir mail email message reunion rdv courrier commande echeance paye payee regle reglee pas pa
  non hier chaque depuis avant visite appel echange passage venue posee posees faite faites realise realisee realises
  realisees effectue effectuee effectues effectuees installee installes installees livree livrees executes executees
`);

const FIRST_TIME = /^(?:passage|visite|venue|intervention|seance|cours|livraison|jour|rdv|prestation|tournee|coup)$/;

// The nearest word before the date that tells its role, through small words.
function roleOf(tokens: readonly Token[], from: number): SaidDate["role"] {
  for (let index = from - 1; index >= Math.max(0, from - 6); index -= 1) {
    const text = wordAt(tokens, index);
    if (START.has(text)) return "start";
    if (END.has(text)) return "end";
    // « pas avant le 4 janvier », « livré posé avant le 31 janvier ».
    if (text === "avant") return roleBefore(tokens, index);
    if (text === "non" && tokens[index + 1]?.text === "plutot") return null;
    // « premier passage le 5 janvier ».
    if (FIRST_TIME.test(text) && /^(?:premiere?|1er|1ere|1re)$/.test(wordAt(tokens, index - 1))) return "start";
    if (OTHER.has(text)) return text === "pas" && tokens[index - 1]?.text === "est" ? null : "aside";
    // « on doit avoir rendu les clés le 29 janvier ».
    const isObject = /^(les?|la|l|l'|')$/.test(wordAt(tokens, index - 1)) && HANDED.has(wordAt(tokens, index - 2));
    // « fin des travaux le 29 janvier », « début du chantier : lundi ».
    if (OF_WORKS.test(text)) return roleOfWorks(tokens, index);
    if (!LINK.has(text) && !isObject) return null;
  }
  return null;
}

function roleBefore(tokens: readonly Token[], at: number): SaidDate["role"] {
  if (wordAt(tokens, at - 1) === "pas") return isDayAt(tokens, at + 2) ? "start" : "aside";
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return words.some((word) => HANDED.has(word) || word === "livree") ? "end" : "aside";
}

// « pas avant le 4 janvier », « pas avant le vingt-cinq janvier ».
function isDayAt(tokens: readonly Token[], at: number): boolean {
  const number = numberAt(tokens, at);
  return number !== null && (!number.isWord || monthAt(tokens, number.next) > 0);
}

const OF_WORKS = /^(travaux|chantier|mission|intervention|prestation|pose|operations|oeuvre|ouvre|job)$/;

function roleOfWorks(tokens: readonly Token[], at: number): SaidDate["role"] {
  let index = at - 1;
  while (at - index <= 4 && /^(des|du|de|d|la|l|le|les|')$/.test(wordAt(tokens, index))) index -= 1;
  if (index === at - 1) return null;
  return START.has(wordAt(tokens, index)) ? "start" : END.has(wordAt(tokens, index)) ? "end" : null;
}

// « le 7, pas le 6 janvier », « pas le 12 janvier, le 19 »: the right day takes the month of the wrong one.
function withReplacedMonth(tokens: readonly Token[], dates: readonly SaidDate[], today: CalendarDate): SaidDate[] {
  return dates.map((date, index) => {
    const deniedDate = dates[index - 1];
    const isRightAfter =
      deniedDate?.isShort === false &&
      DENIED_DAY.test(wordsBetween(tokens, Math.max(0, deniedDate.from - 2), deniedDate.from));
    if (date.isShort && isRightAfter && deniedDate.date && date.date)
      return { ...date, date: nextDay(today, Number(deniedDate.date.slice(5, 7)), Number(date.date.slice(8))) };
    const wrongDate = dates[index + 1]?.date;
    const link = wordsBetween(tokens, date.to, dates[index + 1]?.from ?? date.to);
    if (!date.isShort || !wrongDate || dates[index + 1]?.isShort || !INSTEAD.test(link)) return date;
    if (wordAt(tokens, date.from) !== "le" || date.date === null) return date;
    return { ...date, date: nextDay(today, Number(wrongDate.slice(5, 7)), Number(date.date.slice(8))) };
  });
}

const DENIED_DAY = /(?:^| )pas(?: le| au)?$/;
const INSTEAD = /^(, )?(et )?(pas|non|au lieu du|a la place du)( pas)?( le)?$/;

// « du 1er au 10 mai »: the first day takes the month of the second.
function inheritMonths(tokens: readonly Token[], dates: readonly SaidDate[], today: CalendarDate): SaidDate[] {
  return dates.flatMap((date) => {
    if (tokens[date.from - 1]?.text !== "au" || date.date === null || dates.some(({ to }) => to === date.from - 1))
      return [date];
    const start = Math.max(0, date.from - 4);
    const at = tokens.slice(start, date.from - 1).findIndex(({ text }) => text === "du");
    const day = at < 0 ? null : Number(tokens[start + at + 1]?.text);
    if (day === null || !Number.isInteger(day) || day < 1 || day > 31) return [date];
    const first = `${date.date.slice(0, 8)}${String(day).padStart(2, "0")}`;
    const from = start + at + 1;
    const isEarlier = first <= date.date && today !== "";
    return isEarlier
      ? [
          { ...date, date: first, from, to: date.from - 1, role: "start" as const, isVague: false },
          { ...date, role: "end" as const },
        ]
      : [date];
  });
}

// « début le 4 janvier et fin le 8 »: a day alone is the first such one after the start.
function withMonthOfStart(tokens: readonly Token[], date: SaidDate, start: SaidDate | undefined): SaidDate {
  const isDayAlone = date.isShort && date.to - date.from <= 2 && wordAt(tokens, date.from) === "le";
  if (!isDayAlone || date.role !== "end" || start?.role !== "start" || !start.date || !date.date) return date;
  return { ...date, date: nextDayOfMonth(start.date, Number(date.date.slice(8))) ?? date.date };
}

// « du 4 janvier au 26 février », « de lundi à vendredi », « entre le 3 et le 12 mai ».
function withRange(
  tokens: readonly Token[],
  date: SaidDate,
  following: SaidDate | undefined,
  previous: SaidDate | undefined,
): SaidDate {
  if (date.role === "aside") return date;
  if (following && isJoined(tokens, date, following))
    return { ...date, date: inMonthOf(date, following) ?? date.date, role: "start" };
  if (previous && isJoined(tokens, previous, date)) return { ...date, role: "end" };
  return date;
}

// « entre le 5 et le 16 octobre »: the first day is in the month of the second.
function inMonthOf(date: SaidDate, { date: last, isShort }: SaidDate): CalendarDate | null {
  if (!date.isShort || isShort || !last || !date.date) return null;
  const first = `${last.slice(0, 8)}${date.date.slice(8)}`;
  return first <= last ? first : null;
}

function isJoined(tokens: readonly Token[], first: SaidDate, second: SaidDate): boolean {
  const between = wordsBetween(tokens, first.to, second.from);
  if (/^(au|a|jusqu ' (au|a)|->|- >|→|=>)$/.test(between)) return true;
  return (
    /^et( le)?$/.test(between) &&
    tokens.slice(Math.max(0, first.from - 2), first.from).some(({ text }) => text === "entre")
  );
}
