// Twenty-three letters or digits follow « FR76 », perhaps in groups; an account elsewhere is read in one piece.
const FRENCH = /(?<![a-z0-9])(fr ?\d{2}(?: ?[a-z0-9]){23})(?![a-z0-9])/i;
const ELSEWHERE = /(?<![a-z0-9])((?!fr)[a-z]{2}\d{2}[a-z0-9]{11,30})(?![a-z0-9])/i;
const LONGEST_SAYING = 400;

/** The account number that a text says: « mon IBAN c'est FR76 3000 … ». Its check digits are not verified. */
export function saidIban(text: string): string | null {
  if (text.length > LONGEST_SAYING) return null;
  const [, iban] = FRENCH.exec(text) ?? ELSEWHERE.exec(text) ?? [];
  return iban === undefined ? null : iban.replaceAll(" ", "").toUpperCase();
}
