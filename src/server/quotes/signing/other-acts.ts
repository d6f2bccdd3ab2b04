import { isConsumer, lastWithdrawalDay } from "#domain/documents/withdrawal.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import type { AnswerContent, NamedDocument } from "#domain/quotes/signing/answer-content.ts";
import { ANSWER_FORMAT } from "#domain/quotes/signing/answer-content.ts";
import {
  declineForSeller,
  questionForSeller,
  withdrawalForSeller,
  withdrawalReceipt,
} from "#domain/quotes/signing/signing-letters.ts";
import { MOST_QUESTIONS_A_DAY } from "#domain/quotes/signing/signing-rules.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { parseEmail } from "#domain/shared/email.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { frenchMoment } from "#domain/shared/text/french-moment.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { insertDecision, withdrawDecision, withdrawOrdersAfter } from "../quote-versions.repository.ts";
import { countQuestions, findLastAnswer, insertQuestion } from "./customer-answers.repository.ts";
import { keepAnswer, tellAnswer } from "./keep-answer.ts";
import type { LinkedOffer } from "./load-offer.ts";
import { checkHeld, lockVersion, loadNamedDocument } from "./load-offer.ts";
import type { Whereabouts } from "./sign.ts";

const DAY_MS = 86_400_000;

/** Declines a quote, with a reason when the customer gives one. The seller is told. */
export async function noteDecline(
  deps: Deps,
  offer: LinkedOffer,
  { signer, reason, ...whereabouts }: { signer: string; reason: string } & Whereabouts,
): Promise<Result<null>> {
  const { companyId, id } = offer.document;
  const seenDocument = await loadNamedDocument(deps, offer);
  return inCompany(deps.db, companyId, async (tx) => {
    const heldVersion = await lockVersion(deps, tx, offer.document);
    if (heldVersion.facts.state === "declined") return ok(null);
    const check = checkHeld(heldVersion);
    if (!check.ok) return check;
    const at = deps.clock();
    const answer = { answer: "declined", signer, decidedOn: heldVersion.today } as const;
    const decisionId = await insertDecision(tx, id, answer, { companyId, userId: null, at });
    const content = {
      ...bareContent(offer, seenDocument, at),
      act: "declined" as const,
      signer,
      reason,
      ...whereabouts,
    };
    await keepAnswer(deps, tx, companyId, { decisionId, content });
    await tellAnswer(deps, tx, offer, {
      to: "seller",
      letter: (context) => declineForSeller(context, signer, reason),
    });
    return ok(null);
  });
}

/** Asks the seller a question. It is kept, and sent to them. */
export async function askQuestion(
  deps: Deps,
  offer: LinkedOffer,
  { name, email: typedEmail, question }: { name: string; email: string; question: string },
): Promise<Result<null>> {
  const email = typedEmail === "" ? "" : parseEmail(typedEmail);
  if (email === null) return refused("email_wrong", ["email"]);
  if (question === "") return refused("question_missing", ["question"]);
  const { companyId, id } = offer.document;
  return inCompany(deps.db, companyId, async (tx) => {
    const at = deps.clock();
    await lockVersion(deps, tx, offer.document);
    if ((await countQuestions(tx, id, new Date(at.getTime() - DAY_MS))) >= MOST_QUESTIONS_A_DAY)
      return refused("too_many_questions");
    await insertQuestion(tx, companyId, { id: deps.ids(), document_id: id, name, email, question, asked_at: at });
    await tellAnswer(deps, tx, offer, {
      to: "seller",
      letter: (context) => questionForSeller(context, { name, email, question }),
    });
    return ok(null);
  });
}

/**
 * Withdraws a consumer from the quote or the change order that they signed on this page, within the days that the law
 * gives. The acceptance counts no more, nor those of the change orders after it; what was accepted before it stands. A
 * receipt leaves with the moment, and the seller is told. A second time changes nothing.
 */
export async function withdrawFromContract(
  deps: Deps,
  offer: LinkedOffer,
  { signer: typedName, ...whereabouts }: { signer: string } & Whereabouts,
): Promise<Result<null>> {
  const { companyId, id } = offer.document;
  const seenDocument = await loadNamedDocument(deps, offer);
  return inCompany(deps.db, companyId, async (tx) => {
    const { version, today } = await lockVersion(deps, tx, offer.document);
    const acceptance = await findLastAnswer(tx, id, "accepted");
    if (!acceptance || !isConsumer(offer.quote.buyer)) return refused("withdrawal_not_open");
    const earlier = await findLastAnswer(tx, id, "withdrawn");
    if (earlier && earlier.created_at >= acceptance.created_at) return ok(null);
    if (version.decision !== "accepted") return refused("withdrawal_not_open");
    if (today > lastWithdrawalDay(dayAt(acceptance.created_at, version.time_zone))) return refused("withdrawal_late");
    const at = deps.clock();
    const signer = typedName === "" ? acceptance.content.signer : typedName;
    const noting = { companyId, userId: null, at };
    await withdrawDecision(tx, id, noting);
    await withdrawOrdersAfter(tx, id, noting);
    // A version that was offered since is to be answered: this one is not.
    if (version.quote.newerVersion === null)
      await insertDecision(tx, id, { answer: "declined", signer, decidedOn: today }, noting);
    const { email, grossCents } = acceptance.content;
    const content = {
      ...bareContent(offer, seenDocument, at),
      act: "withdrawn" as const,
      signer,
      email,
      grossCents,
      ...whereabouts,
    };
    await keepAnswer(deps, tx, companyId, { decisionId: acceptance.decision_id, content });
    const order = offer.quote.amends ? changeOrderMessages.inSentence(offer.quote.amends.rank) : null;
    const moment = frenchMoment(at, version.time_zone);
    await tellAnswer(deps, tx, offer, {
      to: { customer: email },
      letter: (context) => withdrawalReceipt(context, { signer, moment, order }),
    });
    await tellAnswer(deps, tx, offer, {
      to: "seller",
      letter: (context) => withdrawalForSeller(context, { signer, moment, order }),
    });
    return ok(null);
  });
}

function bareContent({ totals }: LinkedOffer, seenDocument: NamedDocument, at: Date): Omit<AnswerContent, "act"> {
  return {
    format: ANSWER_FORMAT,
    at: at.toISOString(),
    seenDocument,
    document: seenDocument,
    options: [],
    grossCents: totals.grossCents,
    signer: "",
    email: "",
    code: null,
    drawing: "",
    certificates: [],
    agreedTexts: [],
    wantsEarlyStart: false,
    reason: "",
    address: "",
    userAgent: "",
  };
}
