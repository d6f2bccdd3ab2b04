import { domainOfAddress } from "#domain/mail/mail-address.ts";
import type { MailProvider } from "#domain/mail/mail-providers.ts";
import {
  guessedSettings,
  isHostName,
  isPort,
  providerOfAddress,
  providerOfExchanges,
  readAutoconfig,
  settingsAt,
} from "#domain/mail/mail-providers.ts";
import type { MailSecurity, MailServer, MailSettings } from "#domain/mail/mailbox.ts";
import { PUBLIC_BY_HTTPS, openCheckedFetch } from "#server/outside/checked-fetch.ts";
import { Resolver } from "node:dns/promises";

/**
 * Where the mail of an address is. `known`: its provider is one of ours. `published`: its domain publishes it.
 * `guessed`: by the usual names, to be tried.
 */
export type FoundSettings = {
  source: "known" | "published" | "guessed";
  provider: MailProvider | null;
  settings: MailSettings;
};

/** Finds the servers of an address. Never throws: what nobody tells is guessed. */
export type FindSettings = (address: string, signal: AbortSignal) => Promise<FoundSettings>;

/** What is asked of the network. Tests replace it. */
export type SettingsSources = {
  listExchanges: (domain: string) => Promise<string[]>;
  listServices: (name: string) => Promise<{ name: string; port: number; priority: number }[]>;
  fetch: typeof fetch;
};

const LONGEST_DESCRIPTION_BYTES = 100_000;
const PATIENCE_MS = 6_000;
const DNS_MS = 3_000;

/** Opens the search for an installation. */
export function openSettingsFinder(sources: SettingsSources = networkSources()): FindSettings {
  return async (address, signal) => {
    const provider = providerOfAddress(address);
    if (provider) return { source: "known", provider, settings: settingsAt(provider, address) };
    const domain = domainOfAddress(address);
    const guess: FoundSettings = { source: "guessed", provider: null, settings: guessedSettings(address) };
    if (!isHostName(domain)) return guess;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    const [exchanges, publishedSettings, services] = await Promise.all([
      sources.listExchanges(domain).catch(() => []),
      readPublished(sources, address, domain, patience),
      readServices(sources, address, domain),
    ]);
    const host = providerOfExchanges(exchanges);
    if (host) return { source: "known", provider: host, settings: settingsAt(host, address) };
    const settings = publishedSettings ?? services;
    return settings ? { source: "published", provider: null, settings } : guess;
  };
}

// By https alone, and to no private address: a domain is typed by anybody. A redirection is not followed.
async function readPublished(
  sources: SettingsSources,
  address: string,
  domain: string,
  signal: AbortSignal,
): Promise<MailSettings | null> {
  const urls = [
    `https://autoconfig.${domain}/mail/config-v1.1.xml`,
    `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
  ];
  const descriptions = await Promise.all(urls.map((url) => readDescription(sources, url, address, signal)));
  return descriptions.find((settings) => settings !== null) ?? null;
}

async function readDescription(
  sources: SettingsSources,
  url: string,
  address: string,
  signal: AbortSignal,
): Promise<MailSettings | null> {
  try {
    const answer = await sources.fetch(url, { signal });
    return answer.ok ? readAutoconfig(await answer.text(), address) : null;
  } catch {
    return null;
  }
}

/** The names under which a domain announces its servers (RFC 6186, RFC 8314), the safest first. */
const IMAP_SERVICES: [string, MailSecurity][] = [
  ["_imaps._tcp", "tls"],
  ["_imap._tcp", "starttls"],
];
const SMTP_SERVICES: [string, MailSecurity][] = [
  ["_submissions._tcp", "tls"],
  ["_submission._tcp", "starttls"],
];

async function readServices(sources: SettingsSources, address: string, domain: string): Promise<MailSettings | null> {
  const [imap, smtp] = await Promise.all(
    [IMAP_SERVICES, SMTP_SERVICES].map((services) => findService(sources, services, domain)),
  );
  return imap && smtp ? { imap, smtp, username: address } : null;
}

async function findService(
  sources: SettingsSources,
  services: [string, MailSecurity][],
  domain: string,
): Promise<MailServer | null> {
  const lists = await Promise.all(
    services.map(([service]) => sources.listServices(`${service}.${domain}`).catch(() => [])),
  );
  for (const [index, list] of lists.entries()) {
    // A single dot says that the service is not offered.
    const [best] = list.toSorted((a, b) => a.priority - b.priority);
    const host = (best?.name ?? "").toLowerCase().replace(/\.$/, "");
    if (best && isHostName(host) && isPort(best.port))
      return { host, port: best.port, security: services[index]?.[1] ?? "tls" };
  }
  return null;
}

function networkSources(): SettingsSources {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 1 });
  return {
    listExchanges: async (domain) => (await resolver.resolveMx(domain)).map(({ exchange }) => exchange),
    listServices: (name) => resolver.resolveSrv(name),
    fetch: openCheckedFetch(PUBLIC_BY_HTTPS, undefined, LONGEST_DESCRIPTION_BYTES),
  };
}
