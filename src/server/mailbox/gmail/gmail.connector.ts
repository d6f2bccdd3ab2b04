import {
  GMAIL_ARCHIVE,
  flagsOfLabels,
  folderOfLabels,
  labelsOfFlags,
  labelsOfMove,
} from "#domain/mail/gmail-labels.ts";
import type { LabelChange } from "#domain/mail/gmail-labels.ts";
import type { FolderRole, ListedFolder, MailConnector, MessagePlace, WholeConnection } from "../connector.ts";
import { MailFault } from "../mail-fault.ts";
import type { ProviderPace } from "../permission/ask-provider.ts";
import { AnswerTooLong, USUAL_PACE } from "../permission/ask-provider.ts";
import type { AskGmail } from "./gmail-api.ts";
import { LABELS, MESSAGE, MESSAGES, RAW_MESSAGE, SENT_MESSAGE, jsonBody, openGmail, readGmail } from "./gmail-api.ts";
import { hasNews, readGmailWhole } from "./gmail-sync.ts";
import type { GoogleClient } from "./google-client.ts";
import type { GooglePermissions } from "./google-permission.ts";

const USER = "/gmail/v1/users/me";

const ROLES: Readonly<Record<string, FolderRole>> = {
  INBOX: "inbox",
  SENT: "sent",
  DRAFT: "drafts",
  TRASH: "trash",
  SPAM: "junk",
};

/** How often Gmail is asked whether something happened: it costs two of the 250 units that it grants a second. */
const NEWS_MS = 8_000;

/** Adapter: mailboxes by the interface of Gmail, with a permission. `newsMs` and `pace` are shorter in tests. */
export function gmailConnector(
  google: GoogleClient,
  permissions: GooglePermissions,
  { pace = USUAL_PACE, newsMs = NEWS_MS }: { pace?: ProviderPace; newsMs?: number } = {},
): MailConnector<WholeConnection> {
  return {
    open: async (access, signal) => {
      await permissions.giveToken(access.secret, signal);
      return connectionOf(openGmail(google, permissions, access.secret, signal, pace), newsMs, pace);
    },
  };
}

function connectionOf(ask: AskGmail, newsMs: number, pace: ProviderPace): WholeConnection {
  let isClosed = false;
  let historyId: string | null = null;
  return {
    isReadWhole: true,
    listFolders: () => listFolders(ask),
    syncWhole: async (keptMailbox, take) => void (historyId = await readGmailWhole(ask, keptMailbox, take)),
    fetchBody: (place, mostBytes) => readRaw(ask, place, mostBytes),
    readFlags: async (place) => {
      const mail = readGmail(MESSAGE, await ask({ path: pathOf(place), query: { format: "minimal" } }));
      return mail && folderOfLabels(mail.labelIds ?? []) === place.path ? flagsOfLabels(mail.labelIds ?? []) : null;
    },
    setFlags: (place, change) => changeLabels(ask, place, labelsOfFlags(change)),
    move: (place, target) => changeLabels(ask, place, labelsOfMove(place.path, target)),
    hasMail: (path, messageId) => hasMail(ask, path, messageId),
    append: async (path, mail) => {
      const body = jsonBody({ raw: mail.toString("base64url"), labelIds: path === GMAIL_ARCHIVE ? [] : [path] });
      readGmail(SENT_MESSAGE, await ask({ method: "POST", path: `${USER}/messages`, body, isOnce: true }));
    },
    watch: async (_path, onChange, signal) => {
      while (!signal.aborted) {
        await pace.wait(newsMs, signal).catch(() => {});
        if (signal.aborted) return;
        if (historyId === null || (await hasNews(ask, historyId))) onChange();
      }
    },
    isUsable: () => !isClosed,
    close: async () => void (isClosed = true),
  };
}

// The labels of people are archives too: mails that left the inbox are found there.
async function listFolders(ask: AskGmail): Promise<ListedFolder[]> {
  const list = readGmail(LABELS, await ask({ path: `${USER}/labels` }));
  const folders = (list?.labels ?? []).flatMap(({ id, type, name }): ListedFolder[] => {
    const role = ROLES[id] ?? (type === "user" ? "archive" : null);
    return role === null ? [] : [{ path: id, role, name: name ?? "" }];
  });
  return [...folders, { path: GMAIL_ARCHIVE, role: "archive", name: "" }];
}

/** In base64, three bytes are four letters. */
const BASE64 = 4 / 3;
const AROUND_BYTES = 20_000;

async function readRaw(ask: AskGmail, place: MessagePlace, mostBytes: number): Promise<Buffer | null> {
  try {
    const call = { path: pathOf(place), query: { format: "raw" }, mostBytes: mostBytes * BASE64 + AROUND_BYTES };
    const mail = readGmail(RAW_MESSAGE, await ask(call));
    const bytes = mail && Buffer.from(mail.raw, "base64url");
    return bytes && bytes.length <= mostBytes ? bytes : null;
  } catch (error) {
    if (error instanceof AnswerTooLong) return null;
    throw error;
  }
}

async function changeLabels(ask: AskGmail, place: MessagePlace, change: LabelChange): Promise<void> {
  if (change.addLabelIds.length + change.removeLabelIds.length === 0) return;
  const call = { method: "POST", path: `${pathOf(place)}/modify`, body: jsonBody(change) } as const;
  // A mail that is gone has moved on: it is told as one whose numbers are void.
  if (readGmail(MESSAGE, await ask(call)) === null) throw new MailFault("dropped");
}

/** Mails that were sent last, in which one is looked for. */
const NEWEST_SENT = 10;

// Gmail may give a mail another ID than the one that it was sent with, which it then keeps beside it.
async function hasMail(ask: AskGmail, path: string, messageId: string): Promise<boolean> {
  const search = { q: `rfc822msgid:${messageId}`, labelIds: path };
  if (((await listMails(ask, search)) ?? []).length > 0) return true;
  for (const { id } of await listMails(ask, { labelIds: path, maxResults: NEWEST_SENT })) {
    const query = { format: "metadata" };
    const mail = readGmail(MESSAGE, await ask({ path: `${USER}/messages/${encodeURIComponent(id)}`, query }));
    const isIt = (mail?.payload?.headers ?? []).some(
      ({ name, value }) => /^(?:x-google-original-)?message-id$/i.test(name) && value.trim() === messageId,
    );
    if (isIt) return true;
  }
  return false;
}

async function listMails(ask: AskGmail, query: Record<string, string | number>): Promise<{ id: string }[]> {
  return readGmail(MESSAGES, await ask({ path: `${USER}/messages`, query }))?.messages ?? [];
}

function pathOf({ remoteId }: MessagePlace): string {
  if (!remoteId) throw new MailFault("dropped");
  return `${USER}/messages/${encodeURIComponent(remoteId)}`;
}
