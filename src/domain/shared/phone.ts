/**
 * True for a possible telephone number: ten digits (French), four digits (short), or + or 00 and an international
 * number (E.164). Dots, spaces, hyphens and parentheses are ignored. Several numbers may be side by side (« 04 72 … /
 * 06 11 … »).
 */
export function isPhone(text: string): boolean {
  return isOnePhone(text) || text.split(/[/,;]| ou | et /).every(isOnePhone);
}

/** The phone numbers of a text, as written: several may be side by side. */
export function phonesIn(text: string): string[] {
  return text
    .split(/[/,;]| ou | et /)
    .map((number) => number.trim())
    .filter((number) => number !== "");
}

/** A phone number as it is read aloud: a French one by pairs of digits, any other as written. */
export function pairedPhone(phone: string): string {
  const national = internationalPhone(phone).replace(/^\+33/, "0");
  return /^0\d{9}$/.test(national) ? (national.match(/\d\d/g) ?? []).join("\u00A0") : phone;
}

/** True for a number that reads messages: a French mobile, or one of another country, which may be any kind. */
export function isMobile(phone: string): boolean {
  return /^\+(33[67]|(?!33))/.test(internationalPhone(phone));
}

/** The link that calls a number. */
export function callUrl(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

function isOnePhone(text: string): boolean {
  const phone = internationalPhone(text.replaceAll("/", ""));
  if (phone.startsWith("+33")) return /^\+330?[1-9]\d{8}$/.test(phone);
  return /^\+[1-9]\d{6,14}$/.test(phone) || /^[13]\d{3}$/.test(phone);
}

/**
 * A phone number without spaces, dots, hyphens and parentheses. A French number of ten digits starts with +33, and 00
 * becomes +. Any other text keeps its characters: it is not checked.
 */
export function internationalPhone(text: string): string {
  const bare = text.replace(/[\s().-]/g, "");
  return /^0[1-9]\d{8}$/.test(bare) ? `+33${bare.slice(1)}` : bare.replace(/^00/, "+");
}
