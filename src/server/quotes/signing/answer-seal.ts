import type { AnswerContent } from "#domain/quotes/signing/answer-content.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Deps } from "#server/deps.ts";
import { isSameText } from "#server/same-text.ts";
import type { AnswerRow } from "./customer-answers.repository.ts";

/** What the seal of an answer binds together: whose it is, and all that it says. */
type SealedAnswer = { companyId: string; id: string; decisionId: string; content: AnswerContent };

/** The code of the seal of an answer, made with a key that the database does not hold. */
export function answerMac(deps: Pick<Deps, "answerMac">, { companyId, id, decisionId, content }: SealedAnswer): string {
  return deps.answerMac(["1", companyId, id, decisionId, canonicalJson(content)].join("\n"));
}

/** Whether the evidence of an answer is what was kept. */
export function isAnswerIntact(deps: Pick<Deps, "answerMac">, companyId: string, row: AnswerRow): boolean {
  const { id, decision_id, content, mac } = row;
  return isSameText(mac, answerMac(deps, { companyId, id, decisionId: decision_id, content }));
}
