import type { Invoice } from "#domain/invoices/invoice.ts";
import type { PricedLine } from "#domain/lines/line-item.ts";
import { UNIT_CODES, netCents } from "#domain/lines/line-item.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { amount, cii, decimal, vatCategory } from "./values.ts";

/**
 * BG-25: one item per priced line. Text lines have no amount: they join the description of the priced line above, or of
 * the first.
 */
export function lineItems(invoice: Invoice): XmlElement[] {
  const priced: { line: PricedLine; texts: string[] }[] = [];
  const before: string[] = [];
  for (const line of invoice.lines) {
    if (line.kind === "item") priced.push({ line, texts: [...line.details] });
    else (priced.at(-1)?.texts ?? before).push(line.label);
  }
  priced[0]?.texts.unshift(...before);
  return priced.map(({ line, texts }, index) => lineItem(invoice, line, texts, index + 1));
}

function lineItem(invoice: Invoice, line: PricedLine, texts: string[], number: number): XmlElement {
  const unit = { unitCode: UNIT_CODES[line.unit] };
  const price = element(
    cii("NetPriceProductTradePrice"),
    textElement(cii("ChargeAmount"), decimal(line.unitPriceE6, 6)),
  );
  return element(
    cii("IncludedSupplyChainTradeLineItem"),
    element(cii("AssociatedDocumentLineDocument"), textElement(cii("LineID"), String(number))),
    element(
      cii("SpecifiedTradeProduct"),
      textElement(cii("Name"), line.label),
      optionalText(cii("Description"), texts.join("\n")),
    ),
    element(cii("SpecifiedLineTradeAgreement"), price),
    element(cii("SpecifiedLineTradeDelivery"), textElement(cii("BilledQuantity"), decimal(line.quantityE4, 4), unit)),
    element(
      cii("SpecifiedLineTradeSettlement"),
      element(
        cii("ApplicableTradeTax"),
        textElement(cii("TypeCode"), "VAT"),
        textElement(cii("CategoryCode"), vatCategory(invoice, line.vatBasisPoints).code),
        textElement(cii("RateApplicablePercent"), decimal(line.vatBasisPoints, 2)),
      ),
      element(
        cii("SpecifiedTradeSettlementLineMonetarySummation"),
        textElement(cii("LineTotalAmount"), amount(netCents(line))),
      ),
    ),
  );
}
