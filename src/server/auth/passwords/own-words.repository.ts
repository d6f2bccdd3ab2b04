import type { AuthDb } from "#server/auth/ground/auth.repository.ts";

/** What a user is called in their companies, and the companies' names: ten at most. */
export async function companyWordsOf(db: AuthDb, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>("select word from words_around($1) limit 10", [userId]);
  return rows.map(({ word }) => word);
}
