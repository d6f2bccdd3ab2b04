import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { UserRow } from "#server/auth/ground/auth.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { GUESSING_RULES } from "./guessable.ts";
import { savePasswordJudgement } from "./password-judgement.repository.ts";
import type { Weakness } from "./passwords.ts";
import { judgePassword } from "./passwords.ts";
import { readWordsOfUser } from "./user-words.ts";

/**
 * The weakness of the password with which a user has just proved who they are, or null: it may be older than the
 * present rules. To judge a password takes the time of many calls, so a strong one is judged once. It is judged again
 * when the password, the words about its user or the rules have changed. `passwordHash` is the stored hash.
 */
export async function judgePasswordAtSignIn(
  deps: AuthDeps,
  user: UserRow,
  passwordHash: string,
  password: string,
): Promise<Weakness | null> {
  const words = await readWordsOfUser(deps.pool, user);
  const { passwordMinLength, passwordCharacters } = deps.config;
  const judgement = sha256Hex(
    JSON.stringify([GUESSING_RULES, passwordMinLength, passwordCharacters, passwordHash, words.toSorted()]),
  );
  if (user.password_judgement === judgement) return null;
  const weakness = await judgePassword(password, deps.config, words);
  if (weakness === null) await savePasswordJudgement(deps.pool, user.id, judgement);
  return weakness;
}
