import type { VatRegime } from "../company/company.ts";
import type { DocumentView } from "../documents/document-view.ts";
import type { PricedLines } from "../documents/lines-view.ts";
import { linesView } from "../documents/lines-view.ts";
import { buyerView, sellerFooter, sellerView, styleOf } from "../documents/party-view.ts";
import { printedFacts } from "../documents/printed-facts.ts";
import { pricesOf, termsUnder } from "../lines/terms.ts";
import { printsVat } from "../lines/vat-treatment.ts";
import { typeset } from "../shared/text/typeset.ts";
import { withChangeOrder } from "./change-orders/change-order-view.ts";
import { changeOrderMessages } from "./change-orders/change-order.messages.ts";
import type { ChangeOrder } from "./change-orders/change-order.ts";
import { changeOrderConditions, conditionTotals, conditionsView } from "./conditions/conditions-view.ts";
import { NO_CONDITIONS } from "./conditions/quote-conditions.ts";
import type { QuoteConditions } from "./conditions/quote-conditions.ts";
import { quoteNotices, reducedVatCertificates } from "./quote-notices.ts";
import type { Quote } from "./quote.ts";

const AGREEMENT = "Date, nom et signature du client, précédés de la mention « Bon pour accord » :";

const GROSS_LABELS = { standard: "Total TTC", franchise: "Net à payer", unknown: "Total hors taxes" };

/**
 * A quote as it is printed (arrêté du 24 janvier 2017; C. conso L111-1): validity, start, hourly rate, agreement block.
 */
export function quoteView(quote: Quote): DocumentView {
  const { seller, buyer } = quote;
  const table = quoteLinesView(quote, seller.vatRegime);
  return {
    kind: "quote",
    title: quote.amends ? changeOrderMessages.title(quote.amends.rank) : "Devis",
    number: quote.number,
    subject: typeset(quote.subject),
    facts: printedFacts({ ...quote, date: quote.quotedOn }, "quote"),
    seller: sellerView(seller, quote.lines),
    buyer: buyerView(buyer),
    ...table,
    ...(quote.conditions && { conditions: conditionsView(quote) }),
    notices: quoteNotices(quote).map(typeset),
    payment: null,
    signature: { title: "Bon pour accord", lines: [agreedTotal(table.totals), AGREEMENT].map(typeset) },
    certificates: reducedVatCertificates(quote).map((one) => ({ ...one, text: typeset(one.text) })),
    footer: sellerFooter(seller).map(typeset),
    logoId: seller.logoId,
    ...styleOf(seller),
  };
}

// What is signed is said where it is signed: the total may stand on another page.
function agreedTotal(totals: DocumentView["totals"]): string {
  const total = totals.find(({ strong }) => strong);
  return total ? `${total.label} : ${total.value}` : "";
}

/** What the table of a quote prints: its lines and what its conditions take of their total. */
export type QuoteLines = PricedLines & { conditions?: QuoteConditions; amends?: ChangeOrder };

/**
 * Rows and totals of a quote under the seller's regime, with the deposit that it asks for. An unknown regime gives one
 * total, without VAT, under the discount that leads to it.
 */
export function quoteLinesView(
  { conditions = NO_CONDITIONS, amends, ...content }: QuoteLines,
  regime: VatRegime | null,
) {
  const view = pricedView(content, regime);
  const changedView = amends ? withChangeOrder(view, content, amends) : view;
  const askedConditions = amends ? changeOrderConditions(conditions) : conditions;
  const askedTotals = conditionTotals(askedConditions, view.amounts.grossCents);
  return { ...changedView, totals: [...changedView.totals, ...askedTotals] };
}

function pricedView(content: PricedLines, regime: VatRegime | null) {
  const terms = termsUnder(regime, content.terms);
  const layout = {
    showsVat: printsVat(regime),
    grossLabel: GROSS_LABELS[regime ?? "unknown"],
    prices: pricesOf(terms),
  };
  const view = linesView({ ...content, terms }, layout);
  if (regime !== null) return view;
  const { totals } = view;
  const discountAt = totals.findIndex(({ label }) => label.startsWith("Remise"));
  return { ...view, totals: [...totals.slice(0, discountAt + 1), ...totals.slice(-1)] };
}
