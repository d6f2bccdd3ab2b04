import { mayBuild } from "../company/building-trades.ts";
import { quotePriceNotice, REDUCED_VAT_WORDINGS, wordingOn } from "../company/legal-notices.ts";
import type { CertificateView } from "../documents/document-view.ts";
import { sellerNotices, withoutEmpty } from "../documents/seller-notices.ts";
import { franchiseNotices } from "../lines/franchise-abroad.ts";
import type { ItemLine, Line } from "../lines/line.ts";
import { vatReasonNotices } from "../lines/vat-notices.ts";
import { formatMoney, formatScaled, formatPercent } from "../shared/french-format.ts";
import { grossPriceCents } from "../shared/money.ts";
import { territoryOf } from "../shared/territory.ts";
import { aidNotices } from "./conditions/aid-notices.ts";
import type { Quote } from "./quote.ts";

/** The notices at the foot of a quote (arrêté du 24 janvier 2017): hourly rate of labour, price of the quote itself. */
export function quoteNotices({ seller, buyer, quotedOn, lines, conditions }: Quote): string[] {
  return withoutEmpty([
    ...quoteVat({ seller, buyer, quotedOn, lines }),
    hourlyRate(lines, { seller, buyer }),
    quotePriceNotice(seller),
    ...aidNotices(conditions?.aids),
    ...sellerNotices(seller),
  ]);
}

/**
 * What the customer certifies by signing a quote with works at a reduced rate: one text per rate, the highest first.
 * Only works in dwellings have it (CGI 279-0 bis, 278-0 bis A), with the goods sold beside them: neither goods sold
 * alone, nor a trade that does no works.
 */
export function reducedVatCertificates({
  lines,
  quotedOn,
  seller,
  buyer,
}: Pick<Quote, "lines" | "quotedOn" | "seller" | "buyer">): CertificateView[] {
  const items = lines.filter((line) => line.kind === "item");
  const hasWorks = mayBuild(seller.trade) && items.some((item) => item.nature === "service");
  const rates = new Set<number>(hasWorks ? items.map((item) => item.vat.basisPoints) : []);
  const certificates = certifiedRates({ seller, buyer }).map((rate) => ({
    title: `Certification du client pour les travaux à ${formatPercent(rate)}`,
    text: rates.has(rate) ? wordingOn(REDUCED_VAT_WORDINGS[rate] ?? [], quotedOn) : "",
    blanks: ["Nom, prénom", "Date", "Signature"],
  }));
  return certificates.filter((certificate) => certificate.text !== "");
}

// In Guadeloupe, Martinique and Réunion 2.1 % takes the place of the reduced rates (CGI 296). In Corsica all works on
// buildings have 10 %, new ones included (CGI 297 I 1 5° a): there is nothing to certify.
function certifiedRates({ seller, buyer }: Pick<Quote, "seller" | "buyer">): number[] {
  const [ofSeller, ofBuyer] = [seller, buyer].map(({ address }) => address && territoryOf(address));
  const isOverseas = ofSeller === "overseas_with_vat" || ofBuyer === "overseas_with_vat";
  return [...(ofBuyer === "corsica" ? [] : [1000]), 550, ...(isOverseas ? [210] : [])];
}

function quoteVat({
  seller,
  buyer,
  quotedOn,
  lines,
}: Pick<Quote, "seller" | "buyer" | "quotedOn" | "lines">): string[] {
  if (seller.vatRegime === null) return ["TVA non comprise : le régime de TVA de l'entreprise reste à préciser."];
  const sale = { day: quotedOn, seller, buyer };
  return seller.vatRegime === "franchise" ? franchiseNotices(lines, sale) : vatReasonNotices(lines, sale);
}

// Each rate that a line bills, once: one that is left out could be used against its author. A consumer reads them with
// VAT, so that one price without it may be several.
function hourlyRate(lines: readonly Line[], { seller, buyer }: Pick<Quote, "seller" | "buyer">): string {
  const labour = lines.filter((line) => line.kind === "item").filter((item) => item.unit === "h");
  if (labour.length === 0) return "";
  const isGross = buyer.kind === "person" && seller.vatRegime === "standard";
  const suffix = seller.vatRegime === "franchise" ? "" : " HT";
  const prices = isGross
    ? grossHourlyRates(labour)
    : labour.map(({ unitPriceE6 }) => `${formatScaled(unitPriceE6, 6, 2)} €${suffix}`);
  return `Taux horaire de main-d'œuvre : ${[...new Set(prices)].join(", ")}.`;
}

function grossHourlyRates(labour: readonly ItemLine[]): string[] {
  const hasOneVatRate = new Set(labour.map(({ vat }) => vat.basisPoints)).size === 1;
  return labour.map(({ unitPriceE6, vat: { basisPoints } }) => {
    const price = `${formatMoney(grossPriceCents(unitPriceE6, basisPoints))} TTC`;
    return hasOneVatRate ? price : `${price} (TVA ${formatPercent(basisPoints)})`;
  });
}
