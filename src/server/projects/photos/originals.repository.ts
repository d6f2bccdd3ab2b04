import type { PlainOriginal } from "#domain/projects/originals/plain-original.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** What is there of the original of a photo. `mime`: null until the whole of it is. */
export type OriginalState = { receivedBytes: number; mime: Row<"project_photo">["original_mime"] };

/** What is there of the original of a photo, which is held until the end of the transaction. Null: unknown photo. */
export async function lockOriginal(tx: Db, projectId: string, photoId: string): Promise<OriginalState | null> {
  const { rows } = await sql<OriginalState>`
    select coalesce(octet_length(original_bytes), 0) as "receivedBytes", original_mime as mime
    from project_photo where id = ${photoId} and project_id = ${projectId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** How much the originals of a project weigh, in bytes, without that of one photo. */
export async function countOtherOriginals(tx: Db, projectId: string, photoId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(original_bytes)), 0) as bytes
    from project_photo where project_id = ${projectId} and id <> ${photoId}`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** Keeps a part after what is there, or instead of it. */
export async function appendOriginal(tx: Db, photoId: string, part: Uint8Array, isFirst: boolean): Promise<void> {
  const bytes = Buffer.from(part);
  await sql`update project_photo
    set original_bytes = case when ${isFirst} then ${bytes}::bytea else original_bytes || ${bytes}::bytea end
    where id = ${photoId}`.execute(tx);
}

/** The bytes that are there of an original. */
export async function readOriginalBytes(tx: Db, photoId: string): Promise<Buffer> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select coalesce(original_bytes, '') as bytes from project_photo where id = ${photoId}`.execute(tx);
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

/** Keeps the whole original of a photo. Null: nothing of it stays. */
export async function saveOriginal(tx: Db, photoId: string, original: PlainOriginal | null): Promise<void> {
  const bytes = original && Buffer.from(original.bytes);
  await sql`update project_photo set original_mime = ${original?.mime ?? null}, original_bytes = ${bytes}::bytea
    where id = ${photoId}`.execute(tx);
}

/**
 * Keeps the plain original of a photo instead of the whole one that came, of `size` bytes. Null: nothing of it stays.
 * False when that one is no longer what is there.
 */
export async function replaceOriginal(
  tx: Db,
  photoId: string,
  size: number,
  original: PlainOriginal | null,
): Promise<boolean> {
  const bytes = original && Buffer.from(original.bytes);
  const { numAffectedRows } = await sql`
    update project_photo set original_mime = ${original?.mime ?? null}, original_bytes = ${bytes}::bytea
    where id = ${photoId} and original_mime is null and octet_length(original_bytes) = ${size}`.execute(tx);
  return numAffectedRows === 1n;
}

/** A part of a whole original. `size` is that of all of it, in bytes. `mime`: null when none is kept. */
type OriginalPart = { mime: Row<"project_photo">["original_mime"]; size: number; part: Buffer };

/** Bytes of the original of a photo from `offset` on, at most `length`. Null for an unknown photo. */
export async function findOriginalPart(
  tx: Db,
  projectId: string,
  photoId: string,
  offset: number,
  length: number,
): Promise<OriginalPart | null> {
  const { rows } = await sql<OriginalPart>`
    select original_mime as mime, octet_length(original_bytes) as size,
      substring(original_bytes from ${offset + 1}::int for ${length}::int) as part
    from project_photo where id = ${photoId} and project_id = ${projectId}`.execute(tx);
  return rows[0] ?? null;
}
