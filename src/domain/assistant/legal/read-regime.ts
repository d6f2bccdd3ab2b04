import { plainAnswer } from "../conversation/plain-answer.ts";
import type { Input } from "../conversation/world.ts";

/** Whether a seller says that they charge VAT. Null when the answer says neither. */
export function readRegime(input: Input): "standard" | "franchise" | null {
  const text = plainAnswer(input);
  if (/^(?:franchise|en franchise|je suis en franchise|non|pas de tva|micro|auto)/.test(text)) return "franchise";
  return /^(?:standard|oui|reel|regime reel|avec tva|tva)/.test(text) ? "standard" : null;
}
