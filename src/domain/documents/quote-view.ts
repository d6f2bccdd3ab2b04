import { FRANCHISE_WORDINGS, reducedVatCertificate, wordingOn } from "../company/legal-notices.ts";
import type { Quote } from "../quotes/quote.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";
import type { DocumentView } from "./document-view.ts";
import { DEFAULT_ACCENT } from "./invoice-view.ts";
import { linesView } from "./lines-view.ts";
import { buyerView, sellerFooter, sellerView } from "./party-view.ts";

/** A quote as it is printed (arrêté du 24 janvier 2017; C. conso L111-1): validity, start, hourly rate, agreement block. */
export function quoteView(quote: Quote): DocumentView {
  const { seller, buyer } = quote;
  const exempt = seller.vatRegime === "franchise";
  return {
    kind: "quote",
    title: "Devis",
    number: quote.number,
    subject: quote.subject,
    facts: [
      { label: "Date", value: formatDate(quote.quotedOn) },
      { label: "Valable jusqu'au", value: formatDate(quote.validUntil) },
      ...(quote.startsOn ? [{ label: "Début prévu", value: formatDate(quote.startsOn) }] : []),
    ],
    seller: sellerView(seller),
    buyer: buyerView(buyer),
    ...linesView(quote.lines, !exempt, exempt ? "Net à payer" : "Total TTC"),
    notices: quoteNotices(quote),
    payment: null,
    signature: {
      title: "Bon pour accord",
      lines: [...certificate(quote), "Date, nom et signature du client, précédés de la mention « Bon pour accord » :"],
    },
    footer: sellerFooter(seller),
    logoId: seller.logoId,
    accent: DEFAULT_ACCENT,
  };
}

function quoteNotices(quote: Quote): string[] {
  const { seller } = quote;
  return [
    seller.vatRegime === "franchise" ? wordingOn(FRANCHISE_WORDINGS, quote.quotedOn) : "",
    hourlyRateLine(quote),
    "Devis gratuit.",
    ...seller.legalNotices.split("\n").map((line) => line.trim()),
  ].filter((line) => line !== "");
}

function hourlyRateLine({ lines, seller }: Quote): string {
  const labour = lines.find((line) => line.kind === "item" && line.unit === "h");
  if (labour?.kind !== "item") return "";
  const suffix = seller.vatRegime === "franchise" ? "" : " HT";
  return `Taux horaire de main-d'œuvre : ${formatMoney(Math.round(labour.unitPriceE6 / 10_000))}${suffix}.`;
}

function certificate({ lines }: Quote): string[] {
  const text = reducedVatCertificate(lines.flatMap((line) => (line.kind === "item" ? [line.vatBasisPoints] : [])));
  return text === null ? [] : [text];
}
