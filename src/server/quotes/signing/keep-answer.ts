import type { LetterText } from "#domain/mail/letter-html.ts";
import type { AnswerContent } from "#domain/quotes/signing/answer-content.ts";
import type { LetterContext } from "#domain/quotes/signing/signing-letters.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { answerMac } from "./answer-seal.ts";
import { insertCustomerAnswer } from "./customer-answers.repository.ts";
import { enqueueLetter } from "./enqueue-letter.ts";
import type { LinkedOffer } from "./load-offer.ts";

/** A letter about an answer is worth sending for a week. */
const LETTER_MINUTES = 7 * 24 * 60;

/** Seals the evidence of an answer and keeps it. Gives its ID. */
export async function keepAnswer(
  deps: Deps,
  tx: Db,
  companyId: string,
  { decisionId, content }: { decisionId: string; content: AnswerContent },
): Promise<string> {
  const id = deps.ids();
  const mac = answerMac(deps, { companyId, id, decisionId, content });
  await insertCustomerAnswer(tx, companyId, { id, decisionId, content, mac, at: new Date(content.at) });
  return id;
}

/** Who gets a letter about a quote: whoever answered, or the company, at the address of its settings. */
type Reader = { customer: string } | "seller";

/**
 * Queues a letter about an answer in the transaction that keeps it, with the signed copy when there is one. Nobody is
 * written to without an address: the page keeps what was said.
 */
export async function tellAnswer(
  deps: Deps,
  tx: Db,
  offer: LinkedOffer,
  { to, letter, answerId }: { to: Reader; letter: (context: LetterContext) => LetterText; answerId?: string },
): Promise<void> {
  const { companyId } = offer.document;
  const address = to === "seller" ? (await findCompany(tx)).email : to.customer;
  if (address === "") return;
  const { publicUrl } = deps.config;
  const pageUrl =
    to === "seller"
      ? `${publicUrl}/etape/${offer.quote.projectId}/client-validation`
      : `${publicUrl}/quote/${offer.token}`;
  const context = { number: offer.quote.number, sellerName: offer.quote.seller.name, pageUrl };
  await enqueueLetter(deps, tx, {
    ...letter(context),
    to: address,
    minutes: LETTER_MINUTES,
    ...(answerId !== undefined && { copy: { companyId, answerId } }),
  });
}
