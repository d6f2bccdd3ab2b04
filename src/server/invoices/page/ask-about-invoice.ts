import { questionForSeller } from "#domain/quotes/signing/signing-letters.ts";
import { MOST_QUESTIONS_A_DAY } from "#domain/quotes/signing/signing-rules.ts";
import { parseEmail } from "#domain/shared/email.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { findCompany } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { PageForm } from "#server/documents/pages/page-forms.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { countQuestions, insertQuestion } from "#server/quotes/signing/customer-answers.repository.ts";
import { enqueueLetter } from "#server/quotes/signing/enqueue-letter.ts";
import type { LinkedInvoice } from "./page-data.ts";

const DAY_MS = 86_400_000;

/** A letter about a question is worth sending for a week. */
const LETTER_MINUTES = 7 * 24 * 60;

/** Asks the seller a question about an invoice. It is kept, and sent to them. */
export async function askAboutInvoice(
  deps: Deps,
  { document, keptDocument, invoice }: LinkedInvoice,
  form: Pick<PageForm, "text">,
): Promise<Result<null>> {
  const [name, typedEmail, question] = [form.text("name"), form.text("email"), form.text("question")];
  const email = typedEmail === "" ? "" : parseEmail(typedEmail);
  if (email === null) return refused("email_wrong", ["email"]);
  if (question === "") return refused("question_missing", ["question"]);
  const { companyId, id } = document;
  return inCompany(deps.db, companyId, async (tx) => {
    const at = deps.clock();
    await lockProject(tx, invoice.projectId);
    if ((await countQuestions(tx, id, new Date(at.getTime() - DAY_MS))) >= MOST_QUESTIONS_A_DAY)
      return refused("too_many_questions");
    await insertQuestion(tx, companyId, { id: deps.ids(), document_id: id, name, email, question, asked_at: at });
    const company = await findCompany(tx);
    if (company.email === "") return ok(null);
    const pageUrl = `${deps.config.publicUrl}/etape/${invoice.projectId}/invoice`;
    const letter = questionForSeller(
      { number: invoice.number, sellerName: company.name, pageUrl },
      { name, email, question },
      keptDocument.name,
    );
    await enqueueLetter(deps, tx, { ...letter, to: company.email, minutes: LETTER_MINUTES });
    return ok(null);
  });
}
