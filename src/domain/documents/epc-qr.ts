/** What a transfer needs. Amount in cents. */
export type Transfer = { name: string; iban: string; bic: string; amountCents: number; text: string };

const MAX_AMOUNT_CENTS = 99_999_999_999;

/**
 * Text of the EPC069-12 QR code that a banking app reads to prepare a SEPA transfer: UTF-8, line feeds, trailing empty lines
 * dropped. Null when the standard cannot carry the amount.
 */
export function epcQrText({ name, iban, bic, amountCents, text }: Transfer): string | null {
  if (amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) return null;
  const euros = `${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
  const lines = ["BCD", "002", "1", "SCT", bic, oneLine(name, 70), iban, `EUR${euros}`, "", "", oneLine(text, 140)];
  return lines.join("\n").replace(/\n+$/, "");
}

function oneLine(text: string, max: number): string {
  return [...text.replace(/\s+/g, " ").trim()].slice(0, max).join("");
}
