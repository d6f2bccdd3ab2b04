/**
 * True for what can be a telephone number: ten digits of a French one, four of a short one, or + (or 00) and an
 * international one (E.164); dots, spaces, hyphens and parentheses are nothing. Several may stand side by side (« 04 72
 * … / 06 11 … »).
 */
export function isPhone(text: string): boolean {
  return isOnePhone(text) || text.split(/[/,;]| ou | et /).every(isOnePhone);
}

function isOnePhone(text: string): boolean {
  const bare = text.replace(/[\s().\-/\u00A0\u202F]/g, "").replace(/^00/, "+");
  if (bare.startsWith("+33")) return /^\+330?[1-9]\d{8}$/.test(bare);
  return /^\+[1-9]\d{6,14}$/.test(bare) || /^0[1-9]\d{8}$/.test(bare) || /^[13]\d{3}$/.test(bare);
}
