import { personName } from "#domain/customers/customer.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import { restCents } from "#domain/documents/invoice-state.ts";
import { documentMail } from "#domain/documents/mailing/document-mail.ts";
import { mailingMessages } from "#domain/documents/mailing/mailing.messages.ts";
import { countReminders } from "#domain/documents/mailing/payment-reminder.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { recipientsLine } from "#domain/mail/writing/recipients.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import { isId } from "#server/ids.ts";
import { findMailbox, listMailboxesOf } from "#server/mail/mailboxes.repository.ts";
import type { DraftFile, StoredDraft } from "#server/mail/writing/drafts.repository.ts";
import {
  addConfirmedDoubts,
  findMailDraft,
  insertMailDraft,
  listDraftsOfDocument,
  replaceUntouched,
  saveMailboxOf,
} from "#server/mail/writing/drafts.repository.ts";
import { isReachedFromOutside } from "#server/outside/public-address.ts";
import { toInvoiceFacts } from "../document-state.ts";
import { documentUrls } from "../links/document-links.ts";
import type { MailedRow } from "./mailed-documents.repository.ts";
import { findMailedDocument } from "./mailed-documents.repository.ts";

type BeginCall = {
  caller: Caller;
  params: { id: string };
  body: { mailbox_id?: string | undefined; confirmed_doubts?: readonly VatDoubt[] | undefined };
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
};

type Content = Pick<StoredDraft, "to" | "subject" | "text" | "files">;

/** The mail of a document. `linkProblem`: why it has no link to the document's page, null when it has. */
type BegunMail = { draft: StoredDraft; linkProblem: string | null };

/**
 * Begins the mail that sends a document, or gives the one that the caller has not finished. One that they never touched
 * says what is due today. Throws 404 for an unknown document or mailbox, and 422 `no_mailbox`.
 */
export async function beginDocumentMail(
  deps: Deps,
  { caller, params: { id }, body, inCompany }: BeginCall,
): Promise<BegunMail> {
  if (!isId(id)) throw notFound();
  const mailboxId = await inCompany(async (tx) => {
    if (!(await findMailedDocument(tx, id))) throw notFound();
    return findMailboxId(tx, caller, body.mailbox_id);
  });
  const attachment = await deps.loadAttachment(caller.companyId, id);
  if (!attachment) throw notFound();
  const { name, sizeBytes } = attachment;
  const files: DraftFile[] = [{ kind: "document", id, place: 0, name, sizeBytes }];
  return inCompany(async (tx) => {
    const ownDraft = await findOwn(tx, caller, id);
    const senderId = body.mailbox_id === undefined && ownDraft ? ownDraft.mailboxId : mailboxId;
    const { linkProblem, ...mail } = await writeContent(deps, tx, id, senderId);
    const content = { ...mail, files };
    const draftId = ownDraft?.id ?? (await beginAnew(deps, tx, caller, { documentId: id, mailboxId, content }));
    await saveMailboxOf(tx, draftId, senderId, deps.clock());
    await addConfirmedDoubts(tx, draftId, body.confirmed_doubts ?? []);
    await refreshUntouched(deps, tx, draftId, content);
    const draft = await findMailDraft(tx, draftId);
    // Its mailbox was erased meanwhile.
    if (!draft) throw notFound();
    return { draft, linkProblem };
  });
}

async function findMailboxId(tx: Db, caller: Caller, wantedId: string | undefined): Promise<string> {
  const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
  if (mailboxes.length === 0) throw new ApiError(422, "no_mailbox", writingMessages.noMailbox);
  const mailbox = wantedId === undefined ? mailboxes[0] : mailboxes.find(({ id }) => id === wantedId);
  if (!mailbox) throw notFound();
  return mailbox.id;
}

type WrittenContent = Omit<Content, "files"> & Pick<BegunMail, "linkProblem">;

async function writeContent(deps: Deps, tx: Db, id: string, mailboxId: string): Promise<WrittenContent> {
  const mailbox = await findMailbox(tx, mailboxId);
  const document = await findMailedDocument(tx, id);
  if (!document) throw notFound();
  const customer = toCustomer(document.customer);
  const pagePath = documentUrls(document.kind, document.token).page_url;
  const isReachable = isReachedFromOutside(deps.config.publicUrl);
  const mail = documentMail(
    {
      kind: nameOfKind(document.kind, document.invoice_kind),
      number: document.number,
      orderRank: document.order_rank,
      projectName: document.project_name,
      grossCents: document.gross_cents,
      hasVat: document.vat_cents !== 0,
      restCents: restOf(document),
      paidCents: document.balance?.paid_cents ?? 0,
      remindersSent: document.is_given ? countReminders(document.sent_days, document.due_on) : null,
      dueOn: document.due_on,
      link: pagePath && isReachable ? `${deps.config.publicUrl}${pagePath}` : "",
      customer,
      signature: mailbox?.signature ?? (await deps.findSender(tx)).signature,
    },
    dayAt(deps.clock(), document.time_zone),
  );
  const to = recipientsLine([{ name: personName(customer), address: customer.email }]);
  return { ...mail, to, linkProblem: pagePath && !isReachable ? mailingMessages.noLink : null };
}

function restOf({ kind, invoice_kind, balance }: MailedRow): number | null {
  if (balance === null || nameOfKind(kind, invoice_kind) !== "invoice") return null;
  return restCents(toInvoiceFacts(balance));
}

type Beginning = { documentId: string; mailboxId: string; content: Content };

async function beginAnew(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { documentId, mailboxId, content }: Beginning,
): Promise<string> {
  const id = deps.ids();
  await insertMailDraft(tx, {
    companyId: caller.companyId,
    id,
    mailboxId,
    userId: caller.userId,
    kind: "new",
    answeredId: null,
    documentId,
    cc: "",
    quote: "",
    inReplyTo: "",
    references: "",
    ...content,
    confirmedDoubts: [],
    createdAt: deps.clock(),
  });
  // Another page of the caller may have begun it at the same moment.
  return (await findOwn(tx, caller, documentId))?.id ?? id;
}

async function findOwn(tx: Db, { userId }: Caller, documentId: string): Promise<StoredDraft | undefined> {
  return (await listDraftsOfDocument(tx, documentId)).find((draft) => draft.userId === userId);
}

// What nobody touched is written anew when it would say something else today. What was typed stays.
async function refreshUntouched({ clock }: Pick<Deps, "clock">, tx: Db, id: string, content: Content): Promise<void> {
  const draft = await findMailDraft(tx, id);
  if (!draft || draft.revision !== draft.untouchedRevision) return;
  const isSame = draft.text === content.text && draft.subject === content.subject && draft.to === content.to;
  if (!isSame) await replaceUntouched(tx, draft, content, clock());
}
