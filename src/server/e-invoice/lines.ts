import { decimalText } from "#domain/shared/money.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { PricedLine } from "#domain/lines/line-item.ts";
import { UNIT_CODES, netCents } from "#domain/lines/line-item.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { formatCents, ciiName, vatCategory } from "./values.ts";

/**
 * BG-25: one item per priced line. Text lines have no amount: they join the description of the priced line above, or of
 * the first.
 */
export function lineItems(invoice: Invoice): XmlElement[] {
  const groups: { line: PricedLine; texts: string[] }[] = [];
  const before: string[] = [];
  for (const line of invoice.lines) {
    if (line.kind === "item") groups.push({ line, texts: [...line.details] });
    else (groups.at(-1)?.texts ?? before).push(line.label);
  }
  groups[0]?.texts.unshift(...before);
  return groups.map(({ line, texts }, index) => lineItem(invoice, line, texts, index + 1));
}

function lineItem(invoice: Invoice, line: PricedLine, texts: string[], number: number): XmlElement {
  const unit = { unitCode: UNIT_CODES[line.unit] };
  const price = element(
    ciiName("NetPriceProductTradePrice"),
    textElement(ciiName("ChargeAmount"), decimalText(line.unitPriceE6, 6)),
  );
  return element(
    ciiName("IncludedSupplyChainTradeLineItem"),
    element(ciiName("AssociatedDocumentLineDocument"), textElement(ciiName("LineID"), String(number))),
    element(
      ciiName("SpecifiedTradeProduct"),
      textElement(ciiName("Name"), line.label),
      optionalText(ciiName("Description"), texts.join("\n")),
    ),
    element(ciiName("SpecifiedLineTradeAgreement"), price),
    element(
      ciiName("SpecifiedLineTradeDelivery"),
      textElement(ciiName("BilledQuantity"), decimalText(line.quantityE4, 4), unit),
    ),
    element(
      ciiName("SpecifiedLineTradeSettlement"),
      element(
        ciiName("ApplicableTradeTax"),
        textElement(ciiName("TypeCode"), "VAT"),
        textElement(ciiName("CategoryCode"), vatCategory(invoice, line.vatBasisPoints).code),
        textElement(ciiName("RateApplicablePercent"), decimalText(line.vatBasisPoints, 2)),
      ),
      element(
        ciiName("SpecifiedTradeSettlementLineMonetarySummation"),
        textElement(ciiName("LineTotalAmount"), formatCents(netCents(line))),
      ),
    ),
  );
}
