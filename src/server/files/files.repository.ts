import type { Db } from "#server/db/database.ts";
import { createHash } from "node:crypto";
import { sql } from "kysely";

/** Bytes with their type. */
export type StoredFile = { bytes: Uint8Array; mime: string };

/** Stores bytes under their SHA-256 (lower-case hex), which it answers; storing the same bytes again changes nothing. */
export async function saveFile(tx: Db, companyId: string, file: StoredFile, at: Date): Promise<string> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  await sql`insert into file (company_id, sha256, mime, bytes, created_at)
    values (${companyId}, ${sha256}, ${file.mime}, ${Buffer.from(file.bytes)}, ${at}) on conflict do nothing`.execute(tx);
  return sha256;
}

/** The file of that hash in the company of the transaction, or null. */
export async function findFile(tx: Db, sha256: string): Promise<StoredFile | null> {
  const found = await sql<{ bytes: Buffer; mime: string }>`select bytes, mime from file where sha256 = ${sha256}`.execute(tx);
  return found.rows[0] ?? null;
}
