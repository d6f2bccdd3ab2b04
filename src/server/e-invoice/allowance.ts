import { ROUNDING } from "#domain/documents/lines-view.ts";
import { partMessages } from "#domain/invoices/parts/part.messages.ts";
import { decimalText } from "#domain/shared/money.ts";
import { ciiName, formatCents } from "./values.ts";
import type { XmlElement } from "./xml.ts";
import { element, textElement } from "./xml.ts";

/**
 * An amount added to the document, in cents, with what tells its VAT: what a credit note lacks to add up to its invoice
 * once its lines are rounded. Reason ZZZ of UNTDID 7161: another one.
 */
export function charge(cents: number, tax: XmlElement): XmlElement {
  return element(
    ciiName("SpecifiedTradeAllowanceCharge"),
    element(ciiName("ChargeIndicator"), textElement("udt:Indicator", "true")),
    textElement(ciiName("ActualAmount"), formatCents(cents)),
    textElement(ciiName("ReasonCode"), "ZZZ"),
    textElement(ciiName("Reason"), ROUNDING),
    tax,
  );
}

/**
 * A discount, in cents, of a line or of the document, with the share of an amount that it is, and the elements of its
 * VAT. Reason 95 of UNTDID 5189: a discount.
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

/**
 * What is taken off the document because other invoices of the same quote bill it, or because prices with VAT were
 * rounded, in cents, with what tells its VAT. No code of UNTDID 5189 says this: a text does.
 */
export function deduction(cents: number, reason: "billed_elsewhere" | "rounding", tax: XmlElement): XmlElement {
  return element(
    ciiName("SpecifiedTradeAllowanceCharge"),
    element(ciiName("ChargeIndicator"), textElement("udt:Indicator", "false")),
    textElement(ciiName("ActualAmount"), formatCents(cents)),
    textElement(ciiName("Reason"), reason === "rounding" ? ROUNDING : partMessages.deductedReason),
    tax,
  );
}
