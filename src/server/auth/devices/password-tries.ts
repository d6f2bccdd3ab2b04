import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { Login, UserRow } from "#server/auth/ground/auth.repository.ts";
import { findUserByLogin } from "#server/auth/ground/auth.repository.ts";
import { networkOf } from "#server/auth/ground/client-address.ts";
import { deleteWrongTries } from "#server/auth/ground/limits.repository.ts";
import { countTry, returnTry, stockOf, takeAccountTry } from "#server/auth/ground/limits.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { knownDevice } from "./known-device.ts";

/** A password try that was counted: the client who made it, and the stock of tries it was taken from. */
export type CountedTry = { account: string; client: string; stock: string };

/**
 * Counts a password try as wrong until it proves right. 429 when the try comes too early. A client waits only for its
 * own wrong tries. All unknown devices share one stock of tries, so a thousand devices guess no faster than a few. A
 * known device has a stock of tries for itself. Unknown accounts count the same way.
 */
export async function countPasswordTry(
  deps: AuthDeps,
  account: string,
  user: UserRow | null,
  place: CallOrigin,
): Promise<CountedTry> {
  const device = deviceOf(deps, user, place);
  const countedTry = { account, client: device ?? networkOf(place.ip), stock: stockOf("passwords", device) };
  await countTry(deps, account, deps.pool, countedTry.client);
  await takeAccountTry(deps, account, countedTry.stock, "passwords");
  return countedTry;
}

/** Takes back a try that proved right. */
export async function returnPasswordTry(deps: AuthDeps, { account, client, stock }: CountedTry): Promise<void> {
  await deleteWrongTries(deps.pool, account, client);
  await returnTry(deps, account, stock);
}

/**
 * Counts a code typed for an address or number as wrong until it proves right. 429 after too many wrong codes. Five
 * wrong codes end the code of a letter, but each letter brings a new one. The secret of a link is not counted. Unknown
 * addresses count the same way.
 */
export async function countCodeTry(
  deps: AuthDeps,
  login: Login,
  place: CallOrigin,
): Promise<Omit<CountedTry, "client">> {
  const device = deviceOf(deps, await findUserByLogin(deps.pool, login), place);
  const countedTry = { account: login.email || login.phone, stock: stockOf("codes", device) };
  await takeAccountTry(deps, countedTry.account, countedTry.stock, "codes");
  return countedTry;
}

/** Takes back a code that proved right. */
export async function returnCodeTry(deps: AuthDeps, { account, stock }: Omit<CountedTry, "client">): Promise<void> {
  await returnTry(deps, account, stock);
}

function deviceOf(deps: AuthDeps, user: UserRow | null, place: CallOrigin): string | null {
  const device = user && knownDevice(deps, place.cookies, user);
  return device && `device ${device}`;
}
