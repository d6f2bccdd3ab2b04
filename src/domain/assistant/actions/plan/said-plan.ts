import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { readSlots } from "../../slots/read-slots.ts";
import { pattern } from "../../words/pattern.ts";

/**
 * A day that is given to a project: « planifie Dupuis mardi », « mets le chantier Dupuis au 12 décembre ». `who`: the
 * words that name it, empty for « planifie-le ». `endDay`: the last day of « du 15 au 17 décembre ». `leftOut`: what is
 * said besides, and is neither.
 */
export type SaidPlan = { who: string; day: CalendarDate | null; endDay: CalendarDate | null; leftOut: string };

const LONGEST = 160;
const LEAD = pattern`
  ^(?:(?:alors|bon|ok|et|puis|stp|svp|du coup|finalement|en fait|tiens|tu peux|peux-tu|tu pourrais|pourrais-tu|
  il faut|faut|on va|
  je veux|je voudrais|on)\b ?,? ?){0,4}`;
const POLITE = /^(?:est-ce que )?(?:tu peux|peux-tu|tu pourrais|pourrais-tu)\b/;
// What these order is a day, of whatever is named.
const PLANS = "(?:planifi|programm|cal|positionn)(?:er|ez|es|ons|e)";
// These say it of a site, or of the planning alone.
const PLACES = "(?:mettre|mettez|mets?|(?:plac|cas|not|ajout)(?:er|ez|es|e)|inscri[st])";
const KEEPS = "(?:bloqu|reserv)(?:er|ez|es|ons|e)";
const ORDER = new RegExp(`^(${PLANS})|^(${PLACES})|^(${KEEPS})`);
const OF_SITE = /\b(?:chantiers?|projets?|intervention|travaux)\b/;
const OF_PLANNING = /\b(?:au|dans le|sur le|dans l'|a l'|sur l')(?: |(?<='))(?:planning|agenda|calendrier)\b/;
// « planifie l'envoi du devis mardi » gives no day to a site.
const OTHER = pattern`
  \b(?:devis|factur\w*|avoirs?|envoi|envoyer?|mails?|emails?|sms|relances?|rappels?|rappeler|appels?|appeler|paiements?|
  virements?|acomptes?|reglements?|echeances?|rdv|rendez|reunions?|visites?|livraisons?|conges?|vacances|taches?|
  client|cliente|prix|tva|lignes?|euros?|heures? (?:de|a)|remise|fin|photos?|notes?)\b|€|%`;
const DENIED = /\b(?:pas|jamais|rien|plus|aucune?|sans|si|quand)\b|\bn'/;
const LITTLE = pattern`
  ^(?:(?:moi|nous|lui|ca|cela|le|la|les|l'|ce|cet|cette|mon|ma|du|de la|de l'|de|d'|des|chez|pour|sur|a|au|aux|
  chantiers?|projets?|travaux|intervention|debut|demarrage|dans|planning|agenda|calendrier|en|dossier)(?: |$|(?<=')))+`;
const TRAILING = pattern`
  (?: |^)(?:a partir|a compter|des|le|la|au|a|pour|de|du|dans|sur|chez|en|et|jusqu|planning|agenda|calendrier|debut|
  stp|svp|merci|,)+$`;
const LENGTH = pattern`
  (?:\b(?:pour|pendant|sur) )?\b(?:\d{1,2}|une?|deux|trois|quatre|cinq|six|dix) ?(?:h|heures?|j|jours?|journees?|
  semaines?)\b|\b(?:jusqu'? ?(?:au|a)|au) (?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?
  \d{1,2}(?:er)?(?:/\d{1,2})?\b(?: (?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[a-z]*)?|
  \b(?:jusqu'? ?(?:au|a)|au) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|
  \b(?:le |au )?(?:matin|matinee|apres-midi|soir|midi)\b|\ba \d{1,2} ?h(?: ?\d{2})?\b`;

/** The day that a whole sentence gives to a project. Null for another sentence, a question and a refusal. */
export function readSaidPlan(text: string, today: CalendarDate): SaidPlan | null {
  if (text.length > LONGEST || text.trim().includes("\n")) return null;
  const sentence = text
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/[ ?.!]+$/, "")
    .trim();
  const plain = plainWords(sentence);
  if (text.includes("?") && !POLITE.test(plain)) return null;
  const lead = LEAD.exec(plain)?.[0].length ?? 0;
  const [verb = "", plans, places] = ORDER.exec(plain.slice(lead)) ?? [];
  if (verb === "" || OTHER.test(plain) || DENIED.test(plain) || plain.length !== sentence.length) return null;
  if (!/^(?:[ -]|$)/.test(plain.slice(lead + verb.length))) return null;
  const { startDate } = readSlots(sentence, { today, activeFlow: null, pending: null });
  const isOfSite = OF_SITE.test(plain) || OF_PLANNING.test(plain);
  if (plans === undefined && (startDate === undefined || (places !== undefined && !isOfSite))) return null;
  const [from, to] = startDate?.at ?? [0, 0];
  const start = lead + verb.length;
  const beside =
    startDate && from >= start ? sentence.slice(start, from) + " " + sentence.slice(to) : sentence.slice(start);
  const day = startDate?.value ?? null;
  const { who, leftOut } = splitBeside(beside.replaceAll("-", " "));
  const endDay = day === null ? null : readEnd(leftOut, day);
  return { who, day, endDay, leftOut: endDay === null ? leftOut : "" };
}

// « au 17 » is read from the first day on, so that it is of its month, or of the next one.
function readEnd(words: string, day: CalendarDate): CalendarDate | null {
  const [, end = ""] = /^(?:jusqu'? ?)?au (.+)$/i.exec(words) ?? [];
  if (end === "") return null;
  const endDay = readSlots(`le ${end}`, { today: day, activeFlow: null, pending: null }).startDate?.value ?? null;
  return endDay !== null && endDay >= day ? endDay : null;
}

// Whose site it is, and what is said of its length and its hours.
function splitBeside(beside: string): Pick<SaidPlan, "who" | "leftOut"> {
  let words = beside
    .replace(/\s+/g, " ")
    .replace(/[ .!]+$/, "")
    .trim();
  const leftOut: string[] = [];
  const length = LENGTH.exec(plainWords(words));
  if (length !== null) {
    leftOut.push(words.slice(length.index, length.index + length[0].length).trim());
    words = `${words.slice(0, length.index)} ${words.slice(length.index + length[0].length)}`
      .replace(/\s+/g, " ")
      .trim();
  }
  for (let count = 0; count < 3; count += 1) {
    const plain = plainWords(words);
    words = words.slice(LITTLE.exec(plain)?.[0].length ?? 0).trim();
    words = words.slice(0, TRAILING.exec(plainWords(words))?.index ?? words.length).trim();
  }
  return { who: words.replace(/^[ ,]+|[ ,]+$/g, ""), leftOut: leftOut.join(", ") };
}
