import { keysOf } from "#domain/shared/keys-of.ts";
import type { ItemLine } from "../line.ts";
import type { AdvisedSale, LineAdvice } from "./advise-vat.ts";
import { adviseVat } from "./advise-vat.ts";
import type { SaleQuestion, VatAnswers } from "./vat-answers.ts";
import { SALE_QUESTIONS, WORK_KINDS } from "./vat-answers.ts";

/**
 * Whether the answers exclude the rate or ground of a line that counts: whatever is answered to the questions that are
 * left, it would have another one. One answer may be enough (CGI 279-0 bis: no dwelling under two years has 10 %).
 * Where nothing was answered, nothing is said against it.
 */
export function hasOtherAdvice(sale: AdvisedSale, answers: VatAnswers): boolean {
  const { kinds = {}, ...ofSale } = answers;
  if (Object.values(ofSale).every((answer) => answer === undefined) && Object.keys(kinds).length === 0) return false;
  const outcomes = listOutcomes(sale, answers);
  const [first = []] = outcomes;
  return first.some(({ line }, at) => {
    if (line.isOption) return false;
    return outcomes.every((advisedLines) => isOther(line, advisedLines[at]));
  });
}

function isOther(line: ItemLine, advisedLine: LineAdvice | undefined): boolean {
  if (advisedLine?.advice.kind !== "advised") return false;
  const { vat } = advisedLine.advice;
  return line.vat.basisPoints !== vat.basisPoints || line.vat.reason !== vat.reason;
}

// What is advised once every question that is left has an answer: one outcome for each way to answer them.
function listOutcomes(sale: AdvisedSale, answers: VatAnswers): LineAdvice[][] {
  const advisedLines = adviseVat(sale, answers);
  const questions = advisedLines.map(({ advice }) => (advice.kind === "to_ask" ? advice.question : null));
  const ofSale = keysOf(SALE_QUESTIONS).find((question) => questions.includes(question));
  if (ofSale) return answersTo(ofSale, answers).flatMap((more) => listOutcomes(sale, more));
  const unknownKinds = advisedLines.filter((_line, at) => questions[at] === "kind");
  if (unknownKinds.length === 0) return [advisedLines];
  return WORK_KINDS.flatMap((kind) => {
    const kinds = Object.fromEntries(unknownKinds.map(({ line }) => [line.id, kind]));
    return listOutcomes(sale, { ...answers, kinds: { ...answers.kinds, ...kinds } });
  });
}

function answersTo(question: SaleQuestion, answers: VatAnswers): VatAnswers[] {
  return SALE_QUESTIONS[question].map((answer) => ({ ...answers, [question]: answer }));
}
