import { fieldMessages } from "./field.messages.ts";
import { isSirenNumber, isSiretNumber } from "./siren.ts";

/** What is wrong with a typed SIREN, in whose place a SIRET is taken too. Undefined when nothing is, or it is empty. */
export function sirenProblem(text: string): string | undefined {
  const digits = withoutSeparators(text);
  const isRight = digits === "" || isSirenNumber(digits) || isSiretNumber(digits);
  return isRight ? undefined : fieldMessages.siren;
}

/** What is wrong with a typed SIRET. Undefined when nothing is, or it is empty. */
export function siretProblem(text: string): string | undefined {
  const digits = withoutSeparators(text);
  return digits === "" || isSiretNumber(digits) ? undefined : fieldMessages.siret;
}

function withoutSeparators(text: string): string {
  return text.replace(/[\s.\u00A0\u202F-]/g, "");
}
