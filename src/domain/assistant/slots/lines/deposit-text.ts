import type { Deposit } from "../../../lines/deposit.ts";
import { typedDecimal } from "../../../shared/french-format.ts";
import { eurosToCents, scaleDecimal } from "../../../shared/money.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../../shared/typed-number.ts";
import type { SaidDeposit } from "../../understanding.ts";

const EARNEST_MONEY = /arrhes/i;

/** A deposit as the card of a quote shows it: « 30 % », « 500 € », « 30 % d'arrhes ». */
export function depositText(deposit: SaidDeposit): string {
  const size = "percent" in deposit ? `${typedDecimal(deposit.percent)} %` : `${typedDecimal(deposit.euros)} €`;
  return deposit.kind === "earnest_money" ? `${size} d'arrhes` : size;
}

/**
 * The deposit that a card says, null for none and for one that cannot be read: « 30 », « 30 % », « 500 € ». A number
 * without its sign is in percent, as that of a discount is.
 */
export function depositOf(text: string): Deposit | null {
  const { value, problem } = readDepositSize(text);
  if (value === null || value === 0 || problem !== null) return null;
  const kind = EARNEST_MONEY.test(text) ? "earnest_money" : "down_payment";
  return isInEuros(text)
    ? { kind, size: { unit: "amount", cents: eurosToCents(value) } }
    : { kind, size: { unit: "share", basisPoints: scaleDecimal(value, 2) } };
}

/** What is wrong in the deposit of a card, or null. */
export function depositProblem(text: string): string | null {
  return text.trim() === "" ? null : readDepositSize(text).problem;
}

function readDepositSize(text: string) {
  const number = text.replace(/(?:d['’])?arrhes|[%€]/gi, "").trim();
  return readTypedNumber(number, isInEuros(text) ? MAX_UNIT_PRICE_EUROS : 100);
}

function isInEuros(text: string): boolean {
  return text.includes("€");
}
