import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";

/** Bytes with their type. */
export type StoredFile = { bytes: Uint8Array; mime: string };

/** The file of a document, to be taken along by a mail. */
export type DocumentAttachment = { name: string; sizeBytes: number; readBytes: () => Promise<Buffer> };

/** The metadata of a stored file. `size` is in bytes. */
export type FileHead = Pick<Row<"file">, "sha256" | "mime"> & { size: number };

/** The metadata of a stored file. `isIntact`: its bytes are still those that were stored. */
export type CheckedFile = FileHead & { isIntact: boolean };

/** The columns of a `CheckedFile`, read from a file `f`. */
export const CHECKED_FILE = sql`f.sha256, f.mime, octet_length(f.bytes) as size,
  encode(sha256(f.bytes), 'hex') = f.sha256 as "isIntact"`;

/**
 * Stores bytes and gives their SHA-256 (lower-case hex), under which they are stored. Storing the same bytes again
 * changes nothing.
 */
export async function saveFile(tx: Db, companyId: string, file: StoredFile, at: Date): Promise<string> {
  const sha256 = sha256Hex(file.bytes);
  await sql`insert into file (company_id, sha256, mime, bytes, created_at)
    values (${companyId}, ${sha256}, ${file.mime}, ${Buffer.from(file.bytes)}, ${at})
    on conflict do nothing`.execute(tx);
  return sha256;
}

/** The file with that hash in the company of the transaction, or null. */
export async function findFile(tx: Db, sha256: string): Promise<StoredFile | null> {
  const { rows } = await sql<Pick<Row<"file">, "bytes" | "mime">>`
    select bytes, mime from file where sha256 = ${sha256}`.execute(tx);
  return rows[0] ?? null;
}

/** The metadata of the file with that hash in the company of the transaction, or null. */
export async function findCheckedFile(tx: Db, sha256: string): Promise<CheckedFile | null> {
  const { rows } = await sql<CheckedFile>`select ${CHECKED_FILE} from file f where f.sha256 = ${sha256}`.execute(tx);
  return rows[0] ?? null;
}

/** Bytes of a file from `offset` on, at most `length`. Empty after its end, or when there is no such file. */
export async function readFilePart(tx: Db, sha256: string, offset: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ part: Buffer }>`
    select substring(bytes from ${offset + 1}::int for ${length}::int) as part
    from file where sha256 = ${sha256}`.execute(tx);
  return rows[0]?.part ?? Buffer.alloc(0);
}
