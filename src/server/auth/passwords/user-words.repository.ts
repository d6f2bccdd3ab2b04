import type { AuthDb } from "#server/auth/ground/auth.repository.ts";

/** The names of a user in their companies, and the names of these companies. At most ten. */
export async function readCompanyWordsOf(db: AuthDb, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>("select word from words_around($1) limit 10", [userId]);
  return rows.map(({ word }) => word);
}
