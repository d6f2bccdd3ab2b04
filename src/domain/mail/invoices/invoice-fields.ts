import type { CalendarDate } from "../../shared/calendar-date.ts";
import { isCalendarDate } from "../../shared/calendar-date.ts";
import { centsOfDecimal } from "../../shared/money.ts";
import { sirenOfSiret } from "../../shared/siren.ts";
import { withoutHiddenCharacters } from "../../shared/text/hidden-characters.ts";
import type { XmlElement } from "./xml-element.ts";
import { elementsAt, textAt } from "./xml-element.ts";

const LONGEST_NAME = 200;

/** The words of an invoice as they are kept: on one line, without what is not seen. */
export function nameText(text: string): string {
  return withoutHiddenCharacters(text.slice(0, 4 * LONGEST_NAME).toWellFormed())
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
}

/** A day written `20260131` (CII, format 102) or `2026-01-31` (UBL). Null for anything else. */
export function invoiceDay(text: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** The SIREN in a legal number: nine digits, or the first nine of a SIRET. Empty for another number. */
export function sirenIn(legalNumber: string): string {
  const digits = legalNumber.slice(0, 40).replace(/[\s.]/g, "");
  return /^(?:\d{9}|\d{14})$/.test(digits) ? sirenOfSiret(digits) : "";
}

/** A VAT number without spaces, in capitals. Empty for what is none. */
export function vatNumberIn(text: string): string {
  const number = text
    .slice(0, 40)
    .replace(/[\s.-]/g, "")
    .toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(number) ? number : "";
}

/** The SIREN that a French VAT number ends with. Empty for another one. */
export function sirenOfVatNumber(vatNumber: string): string {
  return /^FR[A-Z0-9]{2}\d{9}$/.test(vatNumber) ? vatNumber.slice(4) : "";
}

/** The sum, in cents, of the amounts that a path leads to. Null without any, or when one of them is no amount. */
export function sumAt(element: XmlElement, path: string): number | null {
  const amounts = elementsAt(element, path).map(({ text }) => centsOfDecimal(text.trim()));
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

/** The amount, in cents, of the first element that a path leads to. Null without one. */
export function amountAt(element: XmlElement, path: string): number | null {
  return centsOfDecimal(textAt(element, path));
}

/** The VAT of an invoice may be said twice: in its currency, and in that of the accounts. */
export function amountOfCurrency(amounts: readonly XmlElement[], currency: string): number | null {
  const isOfCurrency = ({ attributes }: XmlElement) => (attributes.get("currencyID") ?? currency) === currency;
  return centsOfDecimal(amounts.find(isOfCurrency)?.text.trim() ?? "");
}
