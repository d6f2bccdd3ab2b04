import { eurosToCents } from "../../shared/money.ts";
import { plainWords } from "../../shared/search-text.ts";
import { saidIban } from "../slots/numbers/said-iban.ts";
import { pattern } from "../words/pattern.ts";

/** What sellers say of themselves: their price of an hour or of a day in cents, without VAT, or their account. */
export type SaidCompany = { of: "hour" | "day"; rateCents: number } | { of: "iban"; iban: string };

const LONGEST = 120;
const LEADS = /^(?:(?:ah|oh|euh|alors|au fait|moi|et|note(?: que)?|en fait|maintenant)[ ,:]{1,2}){0,3}/;
const OF_HOUR = pattern`
  ^(?:je (?:prends|facture|demande|compte|suis a|fais)|mon (?:taux|tarif|prix)(?: horaire| de l'heure)?
  \x20?(?:c'est|est de|est a|est|passe a|:|=))
  \x20?(\d{1,4}(?:[.,]\d{1,2})?) ?(?:euros?|€|balles)?(?: hors taxes?| ht)?
  (?: de l'heure| par heure| l'heure| ?/ ?h(?:eure)?)$`;
const OF_DAY = pattern`
  ^(?:je (?:prends|facture|demande|compte|suis a|fais)
  |mon (?:tjm|(?:taux|tarif|prix)(?: journalier| de la journee| du jour| a la journee)?)
  \x20?(?:c'est|est de|est a|est|passe a|:|=))
  \x20?(\d{1,5}(?:[.,]\d{1,2})?) ?(?:euros?|€|balles)?(?: hors taxes?| ht)?
  (?: par jour| la journee| de la journee| ?/ ?j(?:our)?)?$`;
const NAMES_DAY = /\btjm\b|\bjour\b|\bjournee\b|\bjournalier\b|\/ ?j$/;
const NAMES_IBAN = /^(?:mon |notre |le )?(?:nouvel? )?(?:iban|rib|compte)(?: |:)/;

/** « je prends 55 euros de l'heure », « mon TJM c'est 450 € », « mon IBAN c'est FR76 … ». Null for another text. */
export function readSaidCompany(text: string): SaidCompany | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text.replace(/’/g, "'"))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[ .!]{1,3}$/, "")
    .replace(LEADS, "");
  const iban = NAMES_IBAN.test(plain) ? saidIban(text) : null;
  if (iban !== null) return { of: "iban", iban };
  const ofHour = OF_HOUR.exec(plain)?.[1];
  if (ofHour !== undefined) return { of: "hour", rateCents: centsOf(ofHour) };
  const ofDay = NAMES_DAY.test(plain) ? OF_DAY.exec(plain)?.[1] : undefined;
  return ofDay === undefined ? null : { of: "day", rateCents: centsOf(ofDay) };
}

function centsOf(amount: string): number {
  return eurosToCents(Number(amount.replace(",", ".")));
}
