import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** A photo written again by us, whole and in small. */
export type NewPhoto = { id: string; name: string; whole: StoredFile; small: StoredFile };

/** A photo in a list: in small. `original_bytes`: the size of its original, null when none is kept. */
export type PhotoRow = PhotoFacts &
  Pick<Row<"project_photo">, "small_mime" | "small_bytes" | "created_at" | "added_by"> & {
    original_bytes: number | null;
  };

/** A photo as it is looked at. */
type WholePhoto = PhotoFacts & Pick<Row<"project_photo">, "mime" | "bytes">;

/** A photo as a file. */
type PhotoFile = Pick<Row<"project_photo">, "name" | "mime" | "bytes">;

/** What is said of a photo. */
export type PhotoFacts = Pick<Row<"project_photo">, "id" | "name" | "caption" | "before_id">;

/** The photos of a project in small, oldest first. */
export async function listPhotosOf(tx: Db, projectId: string, limit: number): Promise<PhotoRow[]> {
  const { rows } =
    await sql<PhotoRow>`select id, name, caption, before_id, small_mime, small_bytes, created_at, added_by,
      case when original_mime is not null then octet_length(original_bytes) end as original_bytes
    from project_photo where project_id = ${projectId} order by created_at, id limit ${rowLimit(limit)}`.execute(tx);
  return rows;
}

/** One photo of a project, or null. */
export async function findPhoto(tx: Db, projectId: string, id: string): Promise<WholePhoto | null> {
  const { rows } = await sql<WholePhoto>`select id, name, caption, before_id, mime, bytes from project_photo
    where id = ${id} and project_id = ${projectId}`.execute(tx);
  return rows[0] ?? null;
}

/** The file of a photo, whatever its project, or null. */
export async function findPhotoFile(tx: Db, id: string): Promise<PhotoFile | null> {
  const { rows } = await sql<PhotoFile>`
    select name, mime, bytes from project_photo where id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** What is said of the photos of a project, oldest first, without their pictures. */
export async function listPhotoFacts(tx: Db, projectId: string): Promise<PhotoFacts[]> {
  const { rows } = await sql<PhotoFacts>`select id, name, caption, before_id from project_photo
    where project_id = ${projectId} order by created_at, id`.execute(tx);
  return rows;
}

/** Keeps what is said of a photo. */
export async function savePhotoFacts(tx: Db, { id, caption, before_id: beforeId }: PhotoFacts): Promise<void> {
  await sql`update project_photo set caption = ${caption}, before_id = ${beforeId} where id = ${id}`.execute(tx);
}

/** The hashes of the photos of a project, with their IDs: those that need not come again. */
export async function listPhotoHashes(tx: Db, projectId: string): Promise<Map<string, string>> {
  const { rows } = await sql<Pick<Row<"project_photo">, "id" | "sha256">>`
    select id, sha256 from project_photo where project_id = ${projectId}`.execute(tx);
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]));
}

/** When photos came, and who added them: null where it is not known. */
export type Addition = { at: Date; by: string | null };

/** Adds photos to a project in one statement. The project's row is held by whoever calls. */
export async function insertPhotos(
  tx: Db,
  companyId: string,
  projectId: string,
  photos: readonly NewPhoto[],
  { at, by }: Addition,
): Promise<void> {
  if (photos.length === 0) return;
  const values = photos.map(
    ({ id, name, whole, small }) => sql`(${companyId}, ${id}, ${projectId}, ${name}, ${whole.mime},
      ${sha256Hex(whole.bytes)}, ${Buffer.from(whole.bytes)}, ${small.mime}, ${Buffer.from(small.bytes)},
      ${at}::timestamptz, ${by}::uuid)`,
  );
  await sql`insert into project_photo (company_id, id, project_id, name, mime, sha256, bytes, small_mime, small_bytes,
      created_at, added_by) values ${sql.join(values)}`.execute(tx);
}

/** Removes a photo of a project for good. False when there is none. */
export async function removePhotoRow(tx: Db, projectId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from project_photo where id = ${id} and project_id = ${projectId}
    returning id`.execute(tx);
  return rows.length > 0;
}
