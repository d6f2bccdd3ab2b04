import type { ItemLine, Line } from "#domain/lines/line.ts";
import { UNIT_CODES, isCounted, lineDiscountCents, netCents } from "#domain/lines/line.ts";
import { decimalText, quantityTimesPriceCents } from "#domain/shared/money.ts";
import { allowance } from "./allowance.ts";
import { categoryElements, formatCents, ciiName } from "./values.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";

/**
 * BG-25: one item per priced line that counts. A section's heading is written in the description of the item after it,
 * a text in that of the item before it, or of the first item when there is none before.
 */
export function lineItems(lines: readonly Line[]): XmlElement[] {
  const groups: { line: ItemLine; texts: string[] }[] = [];
  let next: string[] = [];
  for (const line of lines) {
    if (isCounted(line)) {
      groups.push({ line, texts: [...next, ...line.details] });
      next = [];
    } else if (line.kind === "section") next.push(line.label);
    else if (line.kind === "text")
      (groups.length === 0 || next.length > 0 ? next : groups.at(-1)!.texts).push(line.label);
  }
  return groups.map(({ line, texts }, index) => lineItem(line, texts, index + 1));
}

function lineItem(line: ItemLine, texts: string[], number: number): XmlElement {
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
      element(ciiName("ApplicableTradeTax"), textElement(ciiName("TypeCode"), "VAT"), categoryElements(line.vat)),
      discount(line),
      element(
        ciiName("SpecifiedTradeSettlementLineMonetarySummation"),
        textElement(ciiName("LineTotalAmount"), formatCents(netCents(line))),
      ),
    ),
  );
}

// BG-27: the discount of a line, with what it is taken from.
function discount(line: ItemLine): XmlElement | null {
  if (line.discountBasisPoints === 0) return null;
  const amountCents = quantityTimesPriceCents(line.quantityE4, line.unitPriceE6);
  return allowance(lineDiscountCents(line), { basisPoints: line.discountBasisPoints, ofCents: amountCents });
}
