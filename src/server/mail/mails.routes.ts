import * as api from "#api/mail/mails.ts";
import type { ReadMail } from "#domain/mail/reading/read-mail.ts";
import { unreadMail } from "#domain/mail/reading/read-mail.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import { wishMessages } from "#domain/mail/wishes/wish.messages.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { mayManage } from "#server/http/caller.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import type { z } from "zod";
import { findVisibleMail } from "./find-visible-mail.ts";
import { sealFileLink } from "./mail-files.ts";
import { listMailboxesOf } from "./mailboxes.repository.ts";
import { findPictureState } from "./pictures/mail-pictures.repository.ts";
import { readAbout } from "./recognition/read-about.ts";
import type { LabelledThread } from "./recognition/thread-labels.ts";
import { listLabels } from "./recognition/thread-labels.ts";
import { findNextWaking } from "./snooze/snoozes.repository.ts";
import type { ThreadFilter, ThreadMail, ThreadRow } from "./threads.repository.ts";
import { listOtherFoldersOf, listThreadMails, listThreadPage } from "./threads.repository.ts";
import { withMailbox } from "./use-mail-server.ts";

type ListQuery = z.output<typeof api.listThreads.query>;

/** The mails of people's mailboxes. Bodies stay on their servers: each is asked for when it is opened. */
export const mailsRoutes: Route[] = [
  route(api.listThreads, async (deps, { tx, caller, query }) => {
    const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
    const words = searchText(query.q ?? "")
      .split(" ")
      .filter((word) => word !== "");
    const at = deps.clock();
    const mailboxIds = mailboxes.map(({ id }) => id);
    const where = listedPlace(query, words.length > 0);
    const filter = {
      mailboxIds,
      at,
      isWaiting: where !== "all" && "role" in where && query.folder === "waiting",
      where,
      isUnread: query.unread === "yes",
      hasFiles: query.files === "yes",
      words,
    };
    const rows = await listThreadPage(tx, filter, parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, (row) => row.listed_at);
    const nextWaking = await findNextWaking(tx, mailboxIds, at);
    const ownAddresses = new Set(mailboxes.map(({ address }) => address.toLowerCase()));
    // Who may not make projects is proposed nothing.
    const threads = mayManage(caller) ? await listLabels(tx, page, ownAddresses) : page.map(withoutLabel);
    return {
      threads: threads.map(threadAnswer),
      next_waking: nextWaking?.toISOString() ?? null,
      next_cursor: next,
    };
  }),

  route(api.listOtherFolders, async (_deps, { tx, caller }) => {
    const mailboxes = await listMailboxesOf(tx, caller, mayManage(caller));
    const folders = await listOtherFoldersOf(
      tx,
      mailboxes.map(({ id }) => id),
    );
    return {
      folders: folders.map(({ id, role, name, path, address }) => ({
        id,
        name: wishMessages.folder(role, name || path),
        mailbox_address: address,
      })),
    };
  }),

  route(api.getThread, async (_deps, { tx, caller, params }) => {
    await findVisibleMail(tx, caller, params.id);
    return { mails: (await listThreadMails(tx, params.id)).map(mailAnswer) };
  }),

  patientRoute(api.readMailBody, async (deps, { caller, params, inCompany, signal }) => {
    const { mailbox, place } = await inCompany((tx) => findVisibleMail(tx, caller, params.id));
    const mail = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    const body = mail === null ? unreadMail("too_large") : await deps.mailReader.readMail(mail, mailbox.companyId);
    return inCompany(async (tx) => {
      const pictures = body.pictureUrls.length === 0 ? NO_PICTURES : await findPictureState(tx, params.id);
      const about = await readAbout(tx, caller, params.id, body);
      return { ...bodyAnswer(body), pictures: picturesWord(body, pictures), about };
    });
  }),

  route(api.openMailFile, async (deps, { tx, caller, params, query }) => {
    const { mailbox } = await findVisibleMail(tx, caller, params.id);
    const { place, as } = query;
    const file = { companyId: mailbox.companyId, mailId: params.id, place, isToBeSeen: as === "picture" };
    return { url: sealFileLink(deps, file) };
  }),
];

// Words are looked for everywhere. What is put aside stands in the inbox.
function listedPlace(query: ListQuery, isSearch: boolean): ThreadFilter["where"] {
  if (isSearch) return "all";
  if (query.folder_id !== undefined) return { folderId: query.folder_id };
  return { role: query.folder === "waiting" ? "inbox" : query.folder };
}

/** Who is named in a list, of all those that a mail was sent to. */
const NAMED_PEOPLE = 3;

function withoutLabel(row: ThreadRow): LabelledThread {
  return { ...row, label: null, quoteNumber: null };
}

function threadAnswer(row: LabelledThread) {
  return {
    id: row.id,
    mailbox_id: row.mailbox_id,
    from: { name: row.from_name, address: row.from_address },
    to: peopleOf(row.to_people).slice(0, NAMED_PEOPLE),
    subject: row.subject,
    snippet: row.snippet,
    received_at: row.received_at.toISOString(),
    snoozed_until: row.listed_at > row.received_at ? row.listed_at.toISOString() : null,
    mail_count: row.mail_count,
    unread_count: row.unread_count,
    is_flagged: row.is_flagged,
    has_attachment: row.has_attachment,
    label: row.label,
    quote_number: row.quoteNumber,
  };
}

function mailAnswer(mail: ThreadMail) {
  return {
    id: mail.id,
    subject: mail.subject,
    from: { name: mail.from_name, address: mail.from_address },
    to: peopleOf(mail.to_people),
    cc: peopleOf(mail.cc_people),
    received_at: mail.received_at.toISOString(),
    is_seen: mail.is_seen,
    is_flagged: mail.is_flagged,
    is_draft: mail.is_draft,
    is_sent: mail.folder_role === "sent",
    has_attachment: mail.has_attachment,
    size_bytes: Number(mail.size_bytes),
  };
}

// Written by `kept-mails.repository.ts` alone, as a list of names and addresses.
function peopleOf(people: unknown): { name: string; address: string }[] {
  return people as { name: string; address: string }[];
}

const NO_PICTURES = { hasPictures: false, isAlways: false };

function picturesWord({ pictureUrls }: ReadMail, { hasPictures, isAlways }: typeof NO_PICTURES) {
  if (pictureUrls.length === 0) return "none" as const;
  return isAlways ? ("always" as const) : hasPictures ? ("kept" as const) : ("blocked" as const);
}

function bodyAnswer(mail: ReadMail) {
  return {
    text: mail.text,
    quoted_text: mail.quotedText,
    html: mail.html,
    picture_hosts: mail.pictureHosts,
    trackers: mail.trackers,
    misleading_hosts: mail.misleadingHosts,
    files: mail.files.map(({ place, name, kind, sizeBytes, isShown }) => ({
      place,
      name,
      kind,
      size_bytes: sizeBytes,
      is_shown: isShown,
    })),
    problems: mail.troubles.map(readingMessages.trouble),
  };
}
