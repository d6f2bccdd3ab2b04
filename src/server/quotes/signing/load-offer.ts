import { quoteState } from "#domain/documents/quote-state.ts";
import type { ChangeOrderRefusal } from "#domain/quotes/change-orders/check-change-order.ts";
import { readQuote } from "#domain/quotes/quote-formats.ts";
import type { NamedDocument } from "#domain/quotes/signing/answer-content.ts";
import type { Offer } from "#domain/quotes/signing/offer.ts";
import { offerOf } from "#domain/quotes/signing/offer.ts";
import type { AnswerFacts, ClosedReason } from "#domain/quotes/signing/signing-rules.ts";
import { checkOpenness } from "#domain/quotes/signing/signing-rules.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Result } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { isRefusedForGood } from "#server/documents/lay-out.ts";
import { loadLinkedDocument } from "#server/documents/links/linked-document.ts";
import type { LinkedDocument } from "#server/documents/links/public-links.repository.ts";
import { findDocumentByToken } from "#server/documents/links/public-links.repository.ts";
import type { KeptDocument } from "#server/documents/read-document.ts";
import { loadStoredDocument } from "#server/documents/stored-document.ts";
import { notFound } from "#server/http/api-error.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import { checkOrder } from "../check-order.ts";
import type { VersionRow } from "../quote-versions.repository.ts";
import { findVersion } from "../quote-versions.repository.ts";

/** A quote behind a link, verified, with the options that its reader ticked. */
export type LinkedOffer = Offer & { document: LinkedDocument; token: string; keptDocument: KeptDocument };

/** Loads the quote behind a link. Throws 404 for any other link, or 503 « document_altered ». */
export async function loadOffer(deps: Deps, token: string, chosenIds: readonly string[]): Promise<LinkedOffer> {
  const document = await findDocumentByToken(deps.db, token);
  if (document?.kind !== "quote") throw notFound();
  const keptDocument = await loadLinkedDocument(deps, document);
  const offer = offerOf(readQuote(keptDocument.content, keptDocument.contentFormat), keptDocument.view, chosenIds);
  return { ...offer, document, token, keptDocument };
}

/** A version as evidence names it. Its PDF is made when it was not yet, since its hash is keptDocument. */
export async function loadNamedDocument(deps: Deps, { document, keptDocument }: LinkedOffer): Promise<NamedDocument> {
  const pdf = await loadStoredDocument(deps, document, "pdf").catch((error: unknown) => {
    if (isRefusedForGood(error)) return null;
    throw error;
  });
  const { id, number, version, contentSha256, viewSha256 } = keptDocument;
  return { id, number, version, contentSha256, viewSha256, pdfSha256: pdf?.file.sha256 ?? null };
}

/** A version whose project is heldVersion, on a day: what is decided of it is decided once. */
export type HeldVersion = { version: VersionRow; today: CalendarDate; facts: AnswerFacts };

/** Holds the project of a version until the transaction ends. */
export async function lockVersion(deps: Deps, tx: Db, { id }: Pick<LinkedDocument, "id">): Promise<HeldVersion> {
  const unlockedVersion = await findVersion(tx, id);
  if (!unlockedVersion) throw notFound();
  await lockProject(tx, unlockedVersion.project_id);
  const version = (await findVersion(tx, id))!;
  const today = dayAt(deps.clock(), version.time_zone);
  const state = quoteState(version.quote, today);
  const orderRefusal = findOrderRefusal(deps, version);
  return { version, today, facts: { state, isOfOtherCustomer: version.is_of_other_customer, orderRefusal } };
}

/** Why a version may not be accepted as a change order now, or null. */
export function findOrderRefusal(deps: Pick<Deps, "clock">, version: VersionRow): ChangeOrderRefusal | null {
  const check = checkOrder(version, deps.clock());
  return check.ok ? null : check.refusal.code;
}

/** As `checkOpenness`, of a version that is heldVersion. */
export function checkHeld({ facts }: HeldVersion): Result<null, ClosedReason> {
  return checkOpenness(facts);
}
