import { decimalText } from "#domain/shared/money.ts";
import type { XmlElement } from "./xml.ts";
import { element, textElement } from "./xml.ts";
import { ciiName, formatCents } from "./values.ts";

/**
 * A discount, in cents, of a line or of the document, with the share of an amount that it is, and what tells its VAT.
 * Reason 95 of UNTDID 5189: a discount.
 */
export function allowance(
  cents: number,
  share: { basisPoints: number; ofCents: number } | null,
  tax: XmlElement | null = null,
): XmlElement {
  return element(
    ciiName("SpecifiedTradeAllowanceCharge"),
    element(ciiName("ChargeIndicator"), textElement("udt:Indicator", "false")),
    share && textElement(ciiName("CalculationPercent"), decimalText(share.basisPoints, 2)),
    share && textElement(ciiName("BasisAmount"), formatCents(share.ofCents)),
    textElement(ciiName("ActualAmount"), formatCents(cents)),
    textElement(ciiName("ReasonCode"), "95"),
    textElement(ciiName("Reason"), "Remise"),
    tax,
  );
}
