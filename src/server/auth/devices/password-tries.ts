import type { AuthDeps } from "#server/auth/auth-deps.ts";
import { networkOf } from "#server/auth/client-address.ts";
import { countTry, giveBack, takeFromAccount } from "#server/auth/limits.ts";
import type { Place } from "#server/auth/sessions.ts";
import { knownDevice } from "./known-device.ts";

/** A password try that was counted: by whom, and in which of the two stocks of the account. */
export type CountedTry = { account: string; client: string; stock: string };

/**
 * Counts a password typed for an account, as wrong until it proves right. Each client waits for its own wrong tries alone (429), so
 * nobody locks the owner out; all the clients that never signed in share one stock of tries, so that a thousand of them guess no faster
 * than a few. Devices that signed in before have a stock of their own. Unknown accounts count alike.
 */
export async function countPasswordTry(deps: AuthDeps, account: string, userId: string | null, place: Place): Promise<CountedTry> {
  const device = userId === null ? null : knownDevice(deps, place.cookies, userId);
  const counted = { account, client: device === null ? networkOf(place.ip) : `device ${device}`, stock: device === null ? "strangers" : "devices" };
  await countTry(deps, account, deps.pool, counted.client);
  await takeFromAccount(deps, account, counted.stock);
  return counted;
}

/** Takes back a try that proved right. */
export async function passwordWasRight(deps: AuthDeps, { account, client, stock }: CountedTry): Promise<void> {
  await deps.pool.query("delete from auth.wrong_passwords where account = $1 and client = $2", [account, client]);
  await giveBack(deps, account, stock);
}
