import { contentTypeOf, savedAs } from "#domain/mail/reading/file-content.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { watchForHangUp } from "#server/http/hang-up.ts";
import { leavePlace } from "#server/http/strangers.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { FastifyInstance } from "fastify";
import { findMailbox } from "./mailboxes.repository.ts";
import { findMailPlace } from "./threads.repository.ts";
import { withMailbox } from "./use-mail-server.ts";

/** A file of a mail: its number among those of the mail. `isToBeSeen`: as a picture that every browser shows. */
export type MailFilePlace = { companyId: string; mailId: string; place: number; isToBeSeen: boolean };

const PATH = "/documents/mail-file";
/** Nothing else that the installation's key seals begins so. */
const USE = "file of a mail";
/** Long enough to follow the link, which is asked for at each press. */
const LINK_MS = 120_000;
const LONGEST_KEY = 1_000;

/** The address of a file of a mail for its reader, who may follow it for two minutes. */
export function sealFileLink({ seal, clock }: Pick<Deps, "seal" | "clock">, file: MailFilePlace): string {
  const { companyId, mailId, place, isToBeSeen } = file;
  const key = seal(JSON.stringify([USE, companyId, mailId, place, isToBeSeen, clock().getTime() + LINK_MS]));
  return `${PATH}?key=${Buffer.from(key, "base64").toString("base64url")}`;
}

/**
 * Serves the files of mails, each read from the server of its mailbox: to be saved, never to be opened as a page of
 * ours, under the type that its content shows.
 */
export function mountMailFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: { key?: unknown } }>(PATH, async (request, reply) => {
    const file = openFileLink(deps, request.query.key);
    if (file === null) throw notFound();
    const { mailbox, place } = await inCompany(deps.db, file.companyId, async (tx) => {
      const mail = await findMailPlace(tx, file.mailId);
      return { mailbox: mail && (await findMailbox(tx, mail.mailboxId)), place: mail?.place };
    });
    if (!mailbox || !place) throw notFound();
    leavePlace(reply);
    const mail = await withMailbox(deps, mailbox, watchForHangUp(request, reply), (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    const mailFile = mail && (await deps.mailReader.readFile(mail, file.place, file.companyId));
    if (!mailFile) throw notFound();
    const bytes = file.isToBeSeen ? await drawForBrowsers(deps, mailFile.bytes, file.companyId) : mailFile.bytes;
    return reply
      .type(contentTypeOf(bytes))
      .headers({
        "content-disposition": savedAs(mailFile.file.name),
        "content-length": bytes.length,
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, no-store",
        "x-robots-tag": "noindex",
      })
      .send(Buffer.from(bytes));
  });
}

type SealedFile = [use: string, companyId: string, mailId: string, place: number, isToBeSeen: boolean, untilMs: number];

function openFileLink({ unseal, clock }: Deps, key: unknown): MailFilePlace | null {
  if (typeof key !== "string" || key.length > LONGEST_KEY) return null;
  try {
    const text = unseal(Buffer.from(key, "base64url").toString("base64"));
    // What the key opens was sealed by us.
    const [use, companyId, mailId, place, isToBeSeen, untilMs] = JSON.parse(text) as SealedFile;
    return use === USE && clock().getTime() <= untilMs ? { companyId, mailId, place, isToBeSeen } : null;
  } catch {
    return null;
  }
}

/** What a browser shows of a photo that it does not read, in pixels of its longer side. */
const SEEN_SIDE = 1_600;
const SEEN_BYTES = 600_000;

// The file of whoever saves it stays as it was sent. 422 for a photo that cannot be read.
async function drawForBrowsers({ shrinkImage }: Deps, bytes: Uint8Array, companyId: string): Promise<Uint8Array> {
  const header = readImageHeader(bytes);
  if (header?.format !== "heic") return bytes;
  if (isTooLarge(header)) throw unreadablePhoto();
  const job = { bytes, header, maxSide: SEEN_SIDE, maxBytes: SEEN_BYTES };
  const drawnPhoto = await shrinkImage(job, companyId).catch((error: unknown) => {
    throw error instanceof JobFailed ? unreadablePhoto() : error;
  });
  return drawnPhoto.bytes;
}

function unreadablePhoto(): ApiError {
  return new ApiError(422, "unreadable_photo", readingMessages.unreadablePhoto);
}
