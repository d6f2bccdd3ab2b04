import type { AdvisedSale } from "./advise-vat.ts";
import { adviseVat } from "./advise-vat.ts";
import type { VatAnswers } from "./vat-answers.ts";

/**
 * Whether the answers give a line that counts another rate or ground than it has. Where nothing was answered, nothing
 * is said against it.
 */
export function hasOtherAdvice(sale: AdvisedSale, answers: VatAnswers): boolean {
  const { kinds = {}, ...ofSale } = answers;
  if (Object.keys(ofSale).length + Object.keys(kinds).length === 0) return false;
  return adviseVat(sale, answers).some(({ line, advice }) => {
    if (line.isOption || advice.kind !== "advised") return false;
    return line.vat.basisPoints !== advice.vat.basisPoints || line.vat.reason !== advice.vat.reason;
  });
}
