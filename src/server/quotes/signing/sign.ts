import { readDrawing } from "#domain/documents/drawn-signature.ts";
import { isConsumer, lastWithdrawalDay } from "#domain/documents/withdrawal.ts";
import type { AnswerContent } from "#domain/quotes/signing/answer-content.ts";
import { ANSWER_FORMAT } from "#domain/quotes/signing/answer-content.ts";
import { namedCertificate } from "#domain/quotes/signing/named-certificate.ts";
import { copyForCustomer, copyForSeller } from "#domain/quotes/signing/signing-letters.ts";
import { checkCode, readCode } from "#domain/quotes/signing/signing-rules.ts";
import { agreementTexts } from "#domain/quotes/signing/signing.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import { findCustomerOfProject, lockCustomer, saveCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { isSameText } from "#server/same-text.ts";
import { addTasksOfOrder } from "../add-tasks-of-order.ts";
import { findQuote } from "../kept-quotes.ts";
import { insertDecision } from "../quote-versions.repository.ts";
import { keepAgreedVersion } from "./agreed-version.ts";
import { codeMacOf, usesCode } from "./begin-signing.ts";
import { keepAnswer, tellAnswer } from "./keep-answer.ts";
import type { HeldVersion, LinkedOffer } from "./load-offer.ts";
import { checkHeld, lockVersion, loadNamedDocument } from "./load-offer.ts";
import type { Signing } from "./signings.repository.ts";
import { countSigningTry, lockSigning, useSigning } from "./signings.repository.ts";

/** Where whoever answers is: the address of their network, and what their browser says of itself. */
export type Whereabouts = { address: string; userAgent: string };

/** What was given on the screen that signs. `certificates`: the places of those that were ticked. */
export type SignatureForm = {
  code: string;
  drawing: string;
  certificates: readonly number[];
  wantsEarlyStart: boolean;
};

/**
 * Signs a quote: the decision, the evidence and the letters of both sides, in one transaction. Gives the token of the
 * page of what was agreed. A second click, or a second tab with the same signature, gets what the first one did. A
 * wrong code is counted.
 */
export async function signQuote(
  deps: Deps,
  offer: LinkedOffer,
  signingId: string,
  form: SignatureForm & Whereabouts,
): Promise<Result<{ token: string }>> {
  const { companyId } = offer.document;
  const seenDocument = await loadNamedDocument(deps, offer);
  return inCompany(deps.db, companyId, async (tx) => {
    const heldVersion = await lockVersion(deps, tx, offer.document);
    const signing = await lockSigning(tx, offer.document.id, signingId);
    if (!signing) return refused("signing_unknown");
    if (signing.used_at !== null) return ok({ token: offer.token });
    const check = checkHeld(heldVersion);
    if (!check.ok) return check;
    if (offer.totals.grossCents !== signing.gross_cents) return refused("offer_changed");
    const codeCheck = await checkTypedCode(deps, tx, signing, form.code);
    if (!codeCheck.ok) return codeCheck;
    const missing = (offer.view.certificates ?? []).findIndex((_one, index) => !form.certificates.includes(index));
    if (missing >= 0) return refused("certificate_missing", [`certificate-${missing}`]);
    const drawing = form.drawing === "" ? "" : readDrawing(form.drawing);
    if (drawing === null) return refused("drawing_wrong", ["drawing"]);
    const evidence = { ...form, seenDocument, drawing };
    return ok(await keepSignature(deps, tx, offer, { heldVersion, signing, evidence }));
  });
}

async function checkTypedCode(deps: Deps, tx: Db, signing: Signing, typedCode: string): Promise<Result<null>> {
  const { code_mac: mac, code_expires_at: expiresAt } = signing;
  // Begun while no letter could leave, it does not become one with a code by waiting.
  if (mac === null || expiresAt === null) return usesCode(deps) ? refused("signing_unknown") : ok(null);
  const code = readCode(typedCode);
  if (code === null) return refused("code_missing", ["code"]);
  const isSame = isSameText(mac, codeMacOf(deps, signing.id, code));
  const check = checkCode({ expiresAt, tries: signing.tries }, isSame, deps.clock());
  if (check.ok) return check;
  if (check.refusal.code === "code_wrong") await countSigningTry(tx, signing.id);
  return refused(check.refusal.code, ["code"]);
}

type Evidence = Pick<AnswerContent, "seenDocument" | "drawing" | "wantsEarlyStart" | "address" | "userAgent">;

async function keepSignature(
  deps: Deps,
  tx: Db,
  offer: LinkedOffer,
  { heldVersion, signing, evidence }: { heldVersion: HeldVersion; signing: Signing; evidence: Evidence },
): Promise<{ token: string }> {
  const { companyId } = offer.document;
  const at = deps.clock();
  const agreement = await keepVersion(deps, tx, offer, heldVersion, signing);
  const decisionId = await insertDecision(
    tx,
    agreement.namedDocument?.id ?? offer.document.id,
    { answer: "accepted", signer: signing.signer, decidedOn: heldVersion.today },
    { companyId, userId: null, at },
    { options: signing.options, seenId: agreement.namedDocument ? offer.document.id : null },
  );
  await addTasksOfOrder(deps, tx, companyId, agreement.namedDocument?.id ?? offer.document.id);
  const content = contentOf(offer, {
    heldVersion,
    signing,
    evidence,
    document: agreement.namedDocument ?? evidence.seenDocument,
    at,
  });
  const answerId = await keepAnswer(deps, tx, companyId, { decisionId, content });
  await useSigning(tx, signing.id, at);
  if (content.code !== null) await noteMissingEmail(tx, offer.quote.projectId, content.email, at);
  await tellBothSides(deps, tx, { ...offer, token: agreement.token }, { content, answerId, today: heldVersion.today });
  return { token: agreement.token };
}

// The address that received the code is theirs: what follows can be sent to it.
async function noteMissingEmail(tx: Db, projectId: string, email: string, at: Date): Promise<void> {
  const projectCustomer = await findCustomerOfProject(tx, projectId);
  const customer = projectCustomer && (await lockCustomer(tx, projectCustomer.id));
  if (customer?.email === "") await saveCustomer(tx, { ...customer, email }, at);
}

// Without an option the version that was read is the one that was agreed.
async function keepVersion(deps: Deps, tx: Db, offer: LinkedOffer, { today }: HeldVersion, { options }: Signing) {
  if (options.length === 0) return { namedDocument: null, token: offer.token };
  // Its buyer may have been merged into another customer since, who is the same one.
  const { quote } = (await findQuote(deps, tx, offer.document.id))!;
  return keepAgreedVersion(deps, tx, offer.document.companyId, quote, { options, today });
}

function contentOf(
  { quote, view, options }: LinkedOffer,
  {
    heldVersion,
    signing,
    evidence: { seenDocument, drawing, address, userAgent, wantsEarlyStart },
    document,
    at,
  }: {
    heldVersion: HeldVersion;
    signing: Signing;
    evidence: Evidence;
    document: AnswerContent["document"];
    at: Date;
  },
): AnswerContent {
  const isEarly = wantsEarlyStart && isConsumer(quote.buyer);
  return {
    format: ANSWER_FORMAT,
    act: "accepted",
    at: at.toISOString(),
    seenDocument,
    document,
    options: options.filter(({ id }) => signing.options.includes(id)).map(({ id, label }) => ({ id, label })),
    grossCents: signing.gross_cents,
    signer: signing.signer,
    email: signing.email,
    code: signing.code_sent_at && { sentAt: signing.code_sent_at.toISOString(), verifiedAt: at.toISOString() },
    drawing,
    certificates: (view.certificates ?? []).map(({ title, text }) => ({
      title,
      text: namedCertificate(text, signing.signer),
      name: signing.signer,
      date: heldVersion.today,
    })),
    agreedTexts: [
      quote.amends
        ? agreementTexts.acceptOrder(quote.amends.rank, quote.number, formatMoney(signing.gross_cents))
        : agreementTexts.accept(quote.number, formatMoney(signing.gross_cents)),
      agreementTexts.electronic,
      ...(isEarly ? [agreementTexts.earlyStart] : []),
    ],
    wantsEarlyStart: isEarly,
    reason: "",
    address,
    userAgent,
  };
}

async function tellBothSides(
  deps: Deps,
  tx: Db,
  offer: LinkedOffer,
  { content, answerId, today }: { content: AnswerContent; answerId: string; today: string },
): Promise<void> {
  const { signer, grossCents, email } = content;
  const lastDay = isConsumer(offer.quote.buyer) ? formatDate(lastWithdrawalDay(today)) : null;
  await tellAnswer(deps, tx, offer, {
    to: { customer: email },
    letter: (context) => copyForCustomer(context, { grossCents, lastDay }),
    answerId,
  });
  await tellAnswer(deps, tx, offer, {
    to: "seller",
    letter: (context) => copyForSeller(context, { signer, grossCents, isCoded: content.code !== null }),
    answerId,
  });
}
