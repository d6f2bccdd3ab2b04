import { decimalText } from "../shared/money.ts";

/** What a transfer needs. Amount in cents; IBAN and BIC without spaces, BIC empty when unknown. */
export type Transfer = { name: string; iban: string; bic: string; amountCents: number; text: string };

const MAX_AMOUNT_CENTS = 99_999_999_999;

// The code holds 331 bytes; what stands around name and text takes 79 at most.
const MAX_NAME = { letters: 70, bytes: 120 };
const MAX_TEXT = { letters: 140, bytes: 130 };

/**
 * Text of the EPC069-12 QR code that a banking app reads to prepare a SEPA transfer: UTF-8, line feeds, trailing empty
 * lines dropped, 331 bytes at most. Null when the standard cannot carry the amount.
 */
export function epcQrText({ name, iban, bic, amountCents, text }: Transfer): string | null {
  if (amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) return null;
  const lines = [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    oneLine(name, MAX_NAME),
    iban,
    `EUR${decimalText(amountCents, 2)}`,
    "",
    "",
    oneLine(text, MAX_TEXT),
  ];
  return lines.join("\n").replace(/(?<!\n)\n+$/, "");
}

function oneLine(text: string, max: { letters: number; bytes: number }): string {
  let line = "";
  let bytes = 0;
  for (const letter of [...text.toWellFormed().replace(/\s+/g, " ").trim()].slice(0, max.letters)) {
    bytes += utf8Bytes(letter);
    if (bytes > max.bytes) break;
    line += letter;
  }
  return line;
}

function utf8Bytes(letter: string): number {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
