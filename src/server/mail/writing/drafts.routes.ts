import * as api from "#api/mail/mail-drafts.ts";
import { UNDO_SECONDS } from "#domain/mail/writing/mail-limits.ts";
import { mailRefusal } from "#domain/mail/writing/mail-refusal.ts";
import { askedAgain } from "#domain/mail/writing/receptions.ts";
import { writingMessages } from "#domain/mail/writing/writing.messages.ts";
import type { Db } from "#server/db/database.ts";
import { enqueueAfter } from "#server/db/jobs.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notAllowed } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage, maySeeAmounts } from "#server/http/caller.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import type { z } from "zod";
import { listMailboxesOf } from "../mailboxes.repository.ts";
import { draftAnswer } from "./draft-answer.ts";
import type { DraftFile, StoredDraft } from "./drafts.repository.ts";
import {
  deleteDraft,
  joinedDocumentsOf,
  withdrawDraft,
  listDraftPage,
  noteArrived,
  noteNotArrived,
  enqueueDraft,
  saveContent,
} from "./drafts.repository.ts";
import { findOwnDraft } from "./find-own-draft.ts";
import { loadJoined } from "./load-files.ts";
import { findArrival, noteReached } from "./note-reached.ts";
import { startDraft } from "./start-draft.ts";

/** The mails that people write here, each seen by its writer alone. */
export const draftRoutes: Route[] = [
  route(api.listMailDrafts, async (_deps, { tx, caller, query }) => {
    const mailboxIds = (await listMailboxesOf(tx, caller, mayManage(caller))).map(({ id }) => id);
    const whose = { userId: caller.userId, mailboxIds, seesAmounts: maySeeAmounts(caller) };
    const drafts = await listDraftPage(tx, whose, parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(drafts, query.limit, ({ createdAt }) => createdAt);
    return { drafts: page.map(draftAnswer), next_cursor: next };
  }),

  route(api.getMailDraft, async (_deps, { tx, caller, params }) => ({
    draft: draftAnswer(await findOwnDraft(tx, caller, params.id)),
  })),

  patientRoute(api.startMailDraft, async (deps, request) => ({ draft: draftAnswer(await startDraft(deps, request)) })),

  patientRoute(api.saveMailDraft, async (deps, { caller, params, body, inCompany }) => {
    const { revision, files, bcc, ...content } = body;
    const draft = await inCompany((tx) => findOwnDraft(tx, caller, params.id));
    const draftFiles = await findFiles(deps, caller, draft, files);
    return inCompany(async (tx) => {
      if (
        !(await saveContent(
          tx,
          draft.id,
          revision,
          { ...content, bcc: bcc ?? draft.bcc, files: draftFiles },
          deps.clock(),
        ))
      )
        throw await readRefusal(tx, caller, draft.id);
      return { draft: draftAnswer(await findOwnDraft(tx, caller, draft.id)) };
    });
  }),

  route(api.deleteMailDraft, async (_deps, { tx, caller, params }) => {
    const draft = await findOwnDraft(tx, caller, params.id);
    if (draft.state === "unsure") throw new ApiError(409, "mail_doubted", writingMessages.doubted);
    if (!(await deleteDraft(tx, draft.id))) throw alreadyLeft();
    return {};
  }),

  route(api.settleMailDraft, async (deps, { tx, caller, params, body }) => {
    const draft = await findOwnDraft(tx, caller, params.id);
    const isSettled = await (body.has_arrived
      ? keepArrival(deps, tx, draft)
      : noteNotArrived(tx, draft.id, deps.clock()));
    if (!isSettled) throw alreadyLeft();
    return { draft: draftAnswer(await findOwnDraft(tx, caller, draft.id)) };
  }),

  route(api.sendMailDraft, async (deps, { tx, caller, params, body }) => {
    const draft = await findOwnDraft(tx, caller, params.id);
    // What is checked below is what leaves.
    if (draft.revision !== body.revision) throw draftChanged();
    assertReady(draft);
    await checkDocuments(deps, tx, caller, draft);
    const receptions = askedAgain(draft.receptions);
    if (!(await enqueueDraft(tx, { ...draft, receptions }, UNDO_SECONDS, deps.clock())))
      throw await readRefusal(tx, caller, draft.id);
    const { companyId, id } = draft;
    await enqueueAfter(tx, "send-mail", { companyId, id }, `send-mail:${id}`, UNDO_SECONDS);
    return { draft: draftAnswer(await findOwnDraft(tx, caller, draft.id)) };
  }),

  route(api.holdMailDraft, async (deps, { tx, caller, params }) => {
    const { id } = await findOwnDraft(tx, caller, params.id);
    if (!(await withdrawDraft(tx, id, deps.clock()))) throw alreadyLeft();
    return { draft: draftAnswer(await findOwnDraft(tx, caller, id)) };
  }),
];

async function keepArrival(deps: Deps, tx: Db, draft: StoredDraft): Promise<boolean> {
  const { receptions, reachedAddresses } = await findArrival(tx, draft);
  const arrival = { id: draft.id, receptions, hasReachedCustomer: reachedAddresses.length > 0 };
  if (!(await noteArrived(tx, arrival, deps.clock()))) return false;
  await noteReached(deps, tx, draft, reachedAddresses);
  return true;
}

type FileOrigin = z.output<typeof api.saveMailDraft.body>["files"][number];

// What it has it keeps. A document joins it with its PDF, which shows amounts: a report and a photo show none.
async function findFiles(
  deps: Deps,
  caller: Caller,
  { files, companyId }: StoredDraft,
  origins: readonly FileOrigin[],
): Promise<DraftFile[]> {
  const draftFiles: DraftFile[] = [];
  for (const { kind, id, place = 0 } of origins) {
    const keptFile = files.find((file) => file.kind === kind && file.id === id && file.place === place);
    if (keptFile) draftFiles.push(keptFile);
    else if (kind === "mail_file") throw unknownFile();
    else {
      if (kind === "document" && !maySeeAmounts(caller)) throw notAllowed();
      const attachment = await loadJoined(deps, companyId, { kind, id });
      if (!attachment) throw unknownFile();
      draftFiles.push({ kind, id, place: 0, name: attachment.name, sizeBytes: attachment.sizeBytes });
    }
  }
  return draftFiles;
}

function unknownFile(): ApiError {
  return new ApiError(422, "unknown_file", writingMessages.unknownFile, { files: writingMessages.unknownFile });
}

function assertReady(draft: StoredDraft): void {
  const refusal = mailRefusal({ ...draft, fileBytes: draft.files.map(({ sizeBytes }) => sizeBytes) });
  if (refusal) throw new ApiError(422, refusal.code, refusal.sentence, { [refusal.field]: refusal.sentence });
}

async function checkDocuments(deps: Deps, tx: Db, caller: Caller, draft: StoredDraft): Promise<void> {
  const { id, documentId, text, confirmedDoubts } = draft;
  const joinedIds = joinedDocumentsOf(draft);
  if (documentId === null && joinedIds.length === 0) return;
  // The role may be another one than when they joined.
  if (documentId === null ? !maySeeAmounts(caller) : !mayManage(caller)) throw notAllowed();
  const { companyId, userId } = caller;
  const mailing = { companyId, userId, draftId: id, documentId, joinedIds, text, confirmedDoubts };
  await deps.checkMailing(tx, { ...mailing, mayGive: mayManage(caller) });
}

async function readRefusal(tx: Db, caller: Caller, id: string): Promise<ApiError> {
  const { state } = await findOwnDraft(tx, caller, id);
  const isOnItsWay = ["queued", "sending", "handed", "sent", "unsure"].includes(state);
  return isOnItsWay ? alreadyLeft() : draftChanged();
}

function draftChanged(): ApiError {
  return new ApiError(409, "draft_changed", writingMessages.changed);
}

function alreadyLeft(): ApiError {
  return new ApiError(409, "already_left", writingMessages.alreadyLeft);
}
