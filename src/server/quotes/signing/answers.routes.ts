import type { SignedAnswer } from "#api/quotes/quote-page.ts";
import { listCustomerAnswers } from "#api/quotes/quote-page.ts";
import type { Deps } from "#server/deps.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { isAnswerIntact } from "./answer-seal.ts";
import type { ListedAnswer } from "./customer-answers.repository.ts";
import { listAnswers, listQuestions } from "./customer-answers.repository.ts";

/** What customers did by themselves, for the seller. */
export const answerRoutes: Route[] = [
  route(listCustomerAnswers, async (deps, { tx, caller, params }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    const [answers, questions] = await Promise.all([listAnswers(tx, params.id), listQuestions(tx, params.id)]);
    return {
      answers: answers.map((row) => toSignedAnswer(deps, caller.companyId, row)),
      questions: questions.map(({ id, asked_at, name, email, question }) => ({
        id,
        asked_at: asked_at.toISOString(),
        name,
        email,
        question,
      })),
    };
  }),
];

function toSignedAnswer(deps: Deps, companyId: string, row: ListedAnswer): SignedAnswer {
  const { content } = row;
  const isIntact = isAnswerIntact(deps, companyId, row);
  const hasCopy = isIntact && row.act === "accepted" && row.token !== null;
  return {
    id: row.id,
    act: row.act,
    answered_at: row.created_at.toISOString(),
    number: content.document.number,
    version: content.document.version,
    seen_version: content.seenDocument.version,
    signer: content.signer,
    email: content.email,
    code_verified_at: content.code?.verifiedAt ?? null,
    drawing: content.drawing,
    options: content.options.map(({ label }) => label),
    certificates: content.certificates.map(({ title }) => title),
    wants_early_start: content.wantsEarlyStart,
    gross_cents: content.grossCents,
    reason: content.reason,
    address: content.address,
    user_agent: content.userAgent,
    is_intact: isIntact,
    copy_url: hasCopy ? `${documentUrls("quote", row.token).page_url}/signed.pdf` : null,
  };
}
