import { isServerOfProvider } from "#domain/mail/mail-providers.ts";
import type { MailServer } from "#domain/mail/mailbox.ts";
import { isLoopbackHost } from "#server/loopback.ts";
import type { ResolveName } from "#server/outside/checked-fetch.ts";
import { resolveByDns } from "#server/outside/checked-fetch.ts";
import { isPublicAddress } from "#server/outside/public-address.ts";
import { isIP } from "node:net";
import { MailFault } from "./mail-fault.ts";

/** Where the servers of mailboxes may be: on the internet alone, or on the operator's own network too. */
export type MailboxReach = "public" | "private";

/** The address to connect to, and the name that its certificate must bear. */
export type ReachedServer = MailServer & { address: string; certificateName: string };

/**
 * Resolves a server once. The address that was checked is the one to connect to, so that a name which leads elsewhere a
 * moment later changes nothing. Throws `MailFault` for a private address, and for a server without encryption that is
 * not this machine.
 */
export async function readServerAddress(
  server: MailServer,
  reach: MailboxReach,
  resolveName: ResolveName = resolveByDns,
): Promise<ReachedServer> {
  const { host } = server;
  const addresses = isIP(host) === 0 ? await listAddresses(host, resolveName) : [host];
  const isAllowed = (address: string) => reach === "private" || isPublicAddress(address);
  if (!addresses.every(isAllowed)) throw new MailFault("private_address");
  if (server.security === "none" && !addresses.every(isLoopbackHost)) throw new MailFault("no_encryption");
  // Many networks have no way out by IPv6.
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0] ?? host;
  return { ...server, address, certificateName: host };
}

async function listAddresses(host: string, resolveName: ResolveName): Promise<string[]> {
  // The servers of the known providers exist: without them, it is the network that is cut.
  const nameFault = new MailFault(isServerOfProvider(host) ? "unreachable" : "unknown_host");
  const resolution = await resolveName(host).catch((error: { code?: string }) => {
    throw error.code === "EAI_AGAIN" ? new MailFault("unreachable") : nameFault;
  });
  if (resolution.length === 0) throw nameFault;
  return resolution.map(({ address }) => address);
}
