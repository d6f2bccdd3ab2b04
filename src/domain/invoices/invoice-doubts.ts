import { isMissingSiren } from "../customers/customer.ts";
import { isConsumer } from "../documents/withdrawal.ts";
import type { AnsweredVat } from "../lines/vat-advice/answered-vat.ts";
import type { VatDoubt } from "../lines/vat-doubts.ts";
import { VAT_DOUBTS, vatDoubts } from "../lines/vat-doubts.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import type { Invoice } from "./invoice.ts";
import type { PriceGap } from "./price-gap.ts";

/** What is asked about an invoice before it is issued, besides its VAT. */
export const FACT_DOUBTS = [
  "service_date_unknown",
  "service_date_future",
  "service_date_long_ago",
  "buyer_siren_unknown",
  "agreed_by_another",
  "quote_declined",
  "beyond_quote",
  "reduced_rate_unsigned",
  "within_seven_days",
  "order_unanswered",
] as const;

/** One such doubt. */
export type FactDoubt = (typeof FACT_DOUBTS)[number];

/** The doubts about what the buyer agreed to pay. Their questions say two totals. */
export type PriceDoubt = "quote_declined" | "beyond_quote";

/** True of a doubt about what the buyer agreed to pay. */
export function isPriceDoubt(doubt: InvoiceDoubt): doubt is PriceDoubt {
  return doubt === "quote_declined" || doubt === "beyond_quote";
}

/** Every doubt that an invoice may raise, in the order in which they are asked. */
export const INVOICE_DOUBTS = [...FACT_DOUBTS, ...VAT_DOUBTS] as const;

/** A day of work that is longer ago seems to have a wrong year: what is done is invoiced at once (CGI 289 I-3). */
const MOST_DAYS_SINCE = 366;

/** One doubt about an invoice. It is asked before the invoice is issued, and changes nothing by itself. */
export type InvoiceDoubt = FactDoubt | VatDoubt;

/**
 * What the buyer of an invoice agreed to. `hasUnsignedCertificates`: it has works at a reduced rate, and they accepted
 * no quote that says what they certify. `isAgreedByAnother`: somebody else accepted a quote of the project. `priceGap`:
 * how it goes beyond the quote that they were given, null when it does not. `wasInvoicedWithoutSiren`: an earlier
 * invoice to them was issued without their SIREN, once the seller was asked for it. `agreedByHandOn`: the day on which
 * they accepted the quote otherwise than on its page; null when they did on it, or accepted none. `hasOpenOrder`: a
 * change order to the quote waits for their answer. `isNumberDerived`: their VAT number was computed from their SIREN.
 */
export type AgreementFacts = {
  hasUnsignedCertificates: boolean;
  isAgreedByAnother: boolean;
  priceGap: PriceGap | null;
  wasInvoicedWithoutSiren: boolean;
  agreedByHandOn: CalendarDate | null;
  hasOpenOrder: boolean;
  isNumberDerived: boolean;
};

/** An invoice as it would be issued, with what the doubts about it ask. */
type DoubtfulInvoice = { invoice: Invoice; agreement: AgreementFacts; answeredVat: AnsweredVat };

/** How long nothing may be received from a consumer after a contract off premises (C. conso L221-10). */
const DAYS_WITHOUT_PAYMENT = 7;

/** The doubts that an invoice raises as it would be issued, in a fixed order. */
export function invoiceDoubts({ invoice, agreement, answeredVat }: DoubtfulInvoice): InvoiceDoubt[] {
  const facts = FACT_DOUBTS.filter((doubt) => IS_DOUBTED[doubt](invoice, agreement));
  return [...facts, ...vatDoubts({ ...invoice, ...answeredVat, isNumberDerived: agreement.isNumberDerived })];
}

// Works that are not ended have no day.
function isOfDay(kind: Invoice["kind"]): boolean {
  return kind !== "deposit" && kind !== "progress";
}

const IS_DOUBTED: Readonly<Record<FactDoubt, (invoice: Invoice, agreement: AgreementFacts) => boolean>> = {
  // The day the service was done or the goods delivered is a mention of every invoice on which it is another day than
  // that of its issue (CGI ann. II 242 nonies A I 10°), and of what a consumer is given (arrêté 83-50/A).
  service_date_unknown: ({ kind, servicedOn, project }) => isOfDay(kind) && servicedOn === null && !project?.endDate,
  service_date_future: ({ kind, servicedOn, project, issuedOn }) =>
    isOfDay(kind) && servicedOn === null && Boolean(project?.endDate && project.endDate > issuedOn),
  service_date_long_ago: ({ servicedOn, issuedOn }) =>
    servicedOn !== null && servicedOn < addDays(issuedOn, -MOST_DAYS_SINCE),
  // A mention since the reform of e-invoicing, due with the duty to issue (décret 2022-1299).
  // Who had none at their first invoice is not asked again at each one.
  buyer_siren_unknown: ({ buyer }, { wasInvoicedWithoutSiren }) => isMissingSiren(buyer) && !wasInvoicedWithoutSiren,
  // A contract binds those who made it (C. civ. 1199).
  agreed_by_another: (_invoice, { isAgreedByAnother }) => isAgreedByAnother,
  // What was declined was not agreed, nor was what came after the offer (C. civ. 1113).
  quote_declined: (_invoice, { priceGap }) => priceGap?.isDeclined === true,
  beyond_quote: (_invoice, { priceGap }) => priceGap?.isDeclined === false,
  // The customer certifies in writing that the works may have the rate (CGI 279-0 bis, 278-0 bis A).
  reduced_rate_unsigned: (_invoice, { hasUnsignedCertificates }) => hasUnsignedCertificates,
  // A contract made on the page is one at a distance, of which payment may be asked. Where another was made, at the
  // customer's or in a shop, only the seller knows, and whether it is an urgent repair that they asked for.
  within_seven_days: ({ kind, buyer, issuedOn }, { agreedByHandOn }) =>
    !isOfDay(kind) &&
    isConsumer(buyer) &&
    agreedByHandOn !== null &&
    issuedOn <= addDays(agreedByHandOn, DAYS_WITHOUT_PAYMENT),
  // No change order is signed once its work is invoiced: what it adds would be lost without a word.
  order_unanswered: ({ kind }, { hasOpenOrder }) => isOfDay(kind) && hasOpenOrder,
};
