import type { AuthDb } from "#server/auth/ground/auth.repository.ts";

/** Notes that the password of a user was judged strong. `judgement` says what was judged, and by which rules. */
export async function savePasswordJudgement(db: AuthDb, userId: string, judgement: string): Promise<void> {
  await db.query("update auth.users set password_judgement = $2 where id = $1", [userId, judgement]);
}
