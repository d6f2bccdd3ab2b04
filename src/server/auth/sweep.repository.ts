import type { AuthDeps } from "./ground/auth-deps.ts";

const DAY_MS = 86_400_000;

/** Deletes expired rows: codes, flows, challenges, ended sessions, counts of limits. The audit log stays. */
export async function sweepAuth(deps: AuthDeps): Promise<void> {
  const { clock, config, pool } = deps;
  const now = clock();
  const timeBefore = (ms: number) => new Date(now.getTime() - ms);
  const codes = Math.max(config.codeSeconds, config.confirmationSeconds, config.smsCodeSeconds) * 1000;
  await pool.query("delete from auth.one_time_tokens where sent_at < $1", [timeBefore(codes)]);
  await pool.query("delete from auth.login_changes where created_at < $1", [timeBefore(config.wayBackDays * DAY_MS)]);
  await pool.query("delete from auth.flow_state where created_at < $1", [timeBefore(DAY_MS)]);
  await pool.query("delete from auth.mfa_challenges where created_at < $1", [timeBefore(DAY_MS)]);
  await pool.query("delete from auth.sessions where not_after < $1", [now]);
  if (config.sessionInactivitySeconds !== null)
    await pool.query("delete from auth.sessions where refreshed_at < $1", [
      timeBefore(config.sessionInactivitySeconds * 1000),
    ]);
  await pool.query("delete from auth.rate_buckets where updated_at < $1", [timeBefore(DAY_MS)]);
  await pool.query("delete from auth.wrong_passwords where last_at < $1", [timeBefore(DAY_MS)]);
  await pool.query("delete from auth.signing_keys where retired_at < $1", [
    timeBefore(DAY_MS + config.tokenSeconds * 1000),
  ]);
}
