import type { VatRegime } from "../../company/company.ts";
import type { Discount } from "../../lines/terms.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { LineChange } from "../actions/lines/said-lines.ts";
import type { CardRow, PastedSection } from "../conversation/message.ts";

/**
 * The priced lines of a quote as rows, and the discount on the whole. `lots`: its titles with the lines under them.
 * `paymentDays`: in how many days it says that it is paid. `hasGrossPrices`: its prices are typed with VAT.
 */
export type QuoteContent = {
  rows: readonly CardRow[];
  discount: Discount | null;
  lots?: readonly PastedSection[];
  paymentDays?: number | null;
  hasGrossPrices?: boolean;
};

/**
 * A quote after the changes that were said, or what keeps one of them from being sure: several lines have the name,
 * none has, a price or a rate is missing, nothing would change. Nothing about money is guessed.
 */
export type ChangedQuote =
  | { kind: "changed"; content: QuoteContent }
  | { kind: "which"; change: LineChange; candidates: readonly CardRow[] }
  | { kind: "no_line"; label: string; rows: readonly CardRow[] }
  | { kind: "no_price"; label: string }
  | { kind: "no_rate"; label: string; rates: readonly number[] }
  | { kind: "unread"; text: string }
  | { kind: "asked"; question: string }
  | { kind: "franchise" | "last_line" | "same" };

/** Under which regime of VAT a quote is read, and on which day. */
export type ReadUnder = { regime: VatRegime | null; today: CalendarDate };
