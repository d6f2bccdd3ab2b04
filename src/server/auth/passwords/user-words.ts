import type { AuthDb, Login } from "#server/auth/ground/auth.repository.ts";
import { readCompanyWordsOf } from "./user-words.repository.ts";

const MOST = 40;
const LONGEST = 100;

/**
 * The words about a person that a stranger would try first: address, number, and every text of their metadata, whole
 * and word by word.
 */
export function wordsOfUser(
  { email, phone }: Login,
  metadata: Record<string, unknown>,
  others: readonly string[] = [],
): string[] {
  const values = [email, phone, phone.replace(/^33/, "0"), ...Object.values(metadata), ...others];
  const texts = values
    .filter((value) => typeof value === "string")
    .filter((text) => text !== "" && text.length <= LONGEST);
  return [...new Set(texts.flatMap((text) => [text, ...text.split(/[^\p{Letter}\p{Number}]+/u)]))]
    .filter((word) => word.length >= 3)
    .slice(0, MOST);
}

/** The words about an existing user, with the names of their companies and their own names there. */
export async function readWordsOfUser(
  db: AuthDb,
  user: Login & { id: string; user_metadata: Record<string, unknown> },
): Promise<string[]> {
  return wordsOfUser(user, user.user_metadata, await readCompanyWordsOf(db, user.id));
}
