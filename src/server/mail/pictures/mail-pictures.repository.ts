import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** A picture on the web as it is kept. Without bytes: in it nothing is to be seen. */
export type KeptPicture = { url: string; file: { mime: string; bytes: Uint8Array } | null };

/** Pictures that nobody asked for again are forgotten after these days. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The pictures of these addresses that were loaded for a mail, as `data:` addresses. Empty: nothing is to be seen. */
export async function listKeptPictures(tx: Db, mailId: string, urls: readonly string[]): Promise<Map<string, string>> {
  const urlsByHash = new Map(urls.map((url) => [sha256Hex(Buffer.from(url)), url]));
  const { rows } = await sql<Pick<Row<"mail_picture">, "url_sha256" | "mime" | "bytes">>`
    select url_sha256, mime, bytes from mail_picture
    where mail_id = ${mailId} and url_sha256 = any (${sql.val([...urlsByHash.keys()])}::text[])`.execute(tx);
  return new Map(
    rows.map(({ url_sha256, mime, bytes }) => [
      urlsByHash.get(url_sha256) ?? "",
      mime === null || bytes === null ? "" : dataUrl({ mime, bytes }),
    ]),
  );
}

/** Keeps pictures that were loaded for a mail, and forgets old ones of the company. A mail that is gone keeps none. */
export async function insertPictures(
  tx: Db,
  mailId: string,
  pictures: readonly KeptPicture[],
  at: Date,
): Promise<void> {
  if (pictures.length === 0) return;
  await sql`delete from mail_picture where loaded_at < ${new Date(at.getTime() - KEPT_DAYS * DAY_MS)}`.execute(tx);
  const values = pictures.map(
    ({ url, file }) =>
      sql`(${sha256Hex(Buffer.from(url))}, ${file?.mime ?? null}::text, ${file && Buffer.from(file.bytes)}::bytea)`,
  );
  await sql`insert into mail_picture (company_id, mail_id, url_sha256, mime, bytes, loaded_at)
    select m.company_id, m.id, v.url_sha256, v.mime, v.bytes, ${at}::timestamptz
    from mail_message m, (values ${sql.join(values)}) v (url_sha256, mime, bytes) where m.id = ${mailId}
    on conflict do nothing`.execute(tx);
}

/** Whether pictures of a mail were loaded before, and whether those of its sender always are in its mailbox. */
export async function findPictureState(tx: Db, mailId: string): Promise<{ hasPictures: boolean; isAlways: boolean }> {
  const { rows } = await sql<{ hasPictures: boolean; isAlways: boolean }>`
    select exists (select from mail_picture p where p.mail_id = m.id) as "hasPictures",
      exists (select from mail_picture_sender s where s.mailbox_id = m.mailbox_id and s.address = lower(m.from_address))
        as "isAlways"
    from mail_message m where m.id = ${mailId}`.execute(tx);
  return rows[0] ?? { hasPictures: false, isAlways: false };
}

/** Always shows the pictures of the sender of a mail in its mailbox. Changes nothing for a mail without an address. */
export async function insertPictureSender(tx: Db, mailId: string): Promise<void> {
  await sql`insert into mail_picture_sender (company_id, mailbox_id, address)
    select company_id, mailbox_id, lower(from_address) from mail_message
    where id = ${mailId} and length(from_address) between 1 and 320
    on conflict do nothing`.execute(tx);
}

/** Asks again before the pictures of the sender of a mail are shown. */
export async function removePictureSender(tx: Db, mailId: string): Promise<void> {
  await sql`delete from mail_picture_sender s using mail_message m
    where m.id = ${mailId} and s.mailbox_id = m.mailbox_id and s.address = lower(m.from_address)`.execute(tx);
}

/** A picture as an address that holds it. */
export function dataUrl({ mime, bytes }: { mime: string; bytes: Uint8Array }): string {
  return `data:${mime};base64,${Buffer.from(bytes).toString("base64")}`;
}
