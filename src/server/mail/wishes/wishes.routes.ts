import * as api from "#api/mail/mail-changes.ts";
import type { MessageFlags } from "#domain/mail/message-flags.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import type { MoveAct } from "#domain/mail/wishes/mails-to-move.ts";
import { mailsToMove } from "#domain/mail/wishes/mails-to-move.ts";
import { wishMessages } from "#domain/mail/wishes/wish.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { findVisibleMail } from "../find-visible-mail.ts";
import type { StoredFolder } from "../kept-mails.repository.ts";
import { listFolders } from "../kept-mails.repository.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { listMailboxesOf } from "../mailboxes.repository.ts";
import { listMovableMails } from "../threads.repository.ts";
import { applyWishesNow } from "./apply-wishes.ts";
import { deleteWish, findWishMailbox, keepWishes, listWishes } from "./wishes.repository.ts";

/** Changes of mails: kept as what their person wishes, shown at once, and done by the server as soon as it answers. */
export const wishesRoutes: Route[] = [
  patientRoute(api.markMail, async (deps, { caller, params, body, inCompany }) => {
    const change: Partial<MessageFlags> = {
      ...(body.is_seen !== undefined && { isSeen: body.is_seen }),
      ...(body.is_flagged !== undefined && { isFlagged: body.is_flagged }),
    };
    const mailbox = await inCompany(async (tx) => {
      const mail = await findVisibleMail(tx, caller, params.id);
      if (Object.keys(change).length === 0) return null;
      const more = { userId: caller.userId, at: deps.clock(), newId: deps.ids };
      await keepWishes(tx, mail.mailbox, [params], { change, targetPath: null }, more);
      return mail.mailbox;
    });
    if (mailbox) await applyWishesNow(deps, mailbox);
    return {};
  }),

  patientRoute(api.archiveMail, async (deps, { caller, params, inCompany }) => {
    const find = (folders: readonly StoredFolder[]) => folders.find(({ role }) => role === "archive");
    const missing = new ApiError(409, "no_archive", readingMessages.noArchive);
    const mailbox = await inCompany((tx) =>
      keepMove(deps, tx, caller, { id: params.id, act: "archive", find, missing }),
    );
    if (mailbox) await applyWishesNow(deps, mailbox);
    return {};
  }),

  patientRoute(api.trashMail, async (deps, { caller, params, inCompany }) => {
    const find = (folders: readonly StoredFolder[]) => folders.find(({ role }) => role === "trash");
    const missing = new ApiError(409, "no_trash", wishMessages.noTrash);
    const mailbox = await inCompany((tx) => keepMove(deps, tx, caller, { id: params.id, act: "trash", find, missing }));
    if (mailbox) await applyWishesNow(deps, mailbox);
    return {};
  }),

  patientRoute(api.moveMail, async (deps, { caller, params, body, inCompany }) => {
    const find = (folders: readonly StoredFolder[]) => folders.find((folder) => folder.id === body.folder_id);
    const move = { id: params.id, act: "folder", find, missing: NO_FOLDER } as const;
    const mailbox = await inCompany((tx) => keepMove(deps, tx, caller, move));
    if (mailbox) await applyWishesNow(deps, mailbox);
    return {};
  }),

  route(api.listMailFolders, async (_deps, { tx, caller, params }) => {
    const { mailbox } = await findVisibleMail(tx, caller, params.id);
    const folders = (await listFolders(tx, mailbox.id)).filter(({ role }) => !NOT_MOVED_INTO.includes(role));
    return {
      folders: folders.map(({ id, role, name, path }) => ({ id, name: wishMessages.folder(role, name || path) })),
    };
  }),

  route(api.listMailWishes, async (_deps, { tx, caller }) => {
    const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
    const { waitingCount, refusedWishes } = await listWishes(
      tx,
      mailboxes.map(({ id }) => id),
    );
    return {
      waiting_count: waitingCount,
      refused: refusedWishes.map(({ id, refusal, subject }) => ({
        id,
        sentence: wishMessages.refusal(refusal, subject),
      })),
    };
  }),

  route(api.forgetMailWish, async (_deps, { tx, caller, params }) => {
    const mailboxId = await findWishMailbox(tx, params.id);
    const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
    if (!mailboxes.some(({ id }) => id === mailboxId)) throw notFound();
    await deleteWish(tx, params.id);
    return {};
  }),
];

const NO_FOLDER = new ApiError(422, "no_folder", wishMessages.noFolder, { folder_id: wishMessages.noFolder });

/** Folders that mails are written into by their server alone. */
const NOT_MOVED_INTO: readonly StoredFolder["role"][] = ["sent", "drafts", "trash"];

type Move = {
  id: string;
  act: MoveAct;
  find: (folders: readonly StoredFolder[]) => StoredFolder | undefined;
  missing: ApiError;
};

// Answers the mailbox whose server is to do it. Null: nothing is to be done.
async function keepMove(
  deps: Pick<Deps, "clock" | "ids">,
  tx: Db,
  caller: Caller,
  { id, act, find, missing }: Move,
): Promise<StoredMailbox | null> {
  const { mailbox } = await findVisibleMail(tx, caller, id);
  const target = find(await listFolders(tx, mailbox.id));
  if (!target) throw missing;
  const mails = mailsToMove(act, await listMovableMails(tx, id)).filter(({ path }) => path !== target.path);
  if (mails.length === 0) return null;
  const more = { userId: caller.userId, at: deps.clock(), newId: deps.ids };
  await keepWishes(tx, mailbox, mails, { change: {}, targetPath: target.path }, more);
  return mailbox;
}
