import { domainOfAddress } from "./mail-address.ts";
import type { MailSecurity, MailServer, MailSettings } from "./mailbox.ts";

/** What a provider asks for: the password of the mailbox, one made for programs, or a permission given on its site. */
export type AskedSecret = "password" | "app_password" | "permission";

/** A provider whose servers are known. `exchanges`: the ends of the names of servers that receive its mail. */
export type MailProvider = {
  id: string;
  name: string;
  domains: readonly string[];
  exchanges: readonly string[];
  imap: MailServer;
  smtp: MailServer;
  /** The name at sign-in: the address, or what stands before its `@`. */
  username: "address" | "local_part";
  secret: AskedSecret;
};

const tls = (host: string, port: number): MailServer => ({ host, port, security: "tls" });
const startTls = (host: string): MailServer => ({ host, port: 587, security: "starttls" });

const ADDRESS = { username: "address", secret: "password", exchanges: [] } as const;

/** The usual providers of France. */
export const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    ...ADDRESS,
    id: "orange",
    name: "Orange",
    domains: ["orange.fr", "wanadoo.fr"],
    imap: tls("imap.orange.fr", 993),
    smtp: tls("smtp.orange.fr", 465),
  },
  {
    ...ADDRESS,
    id: "free",
    name: "Free",
    domains: ["free.fr"],
    imap: tls("imap.free.fr", 993),
    smtp: tls("smtp.free.fr", 465),
  },
  {
    ...ADDRESS,
    id: "sfr",
    name: "SFR",
    domains: ["sfr.fr", "neuf.fr", "cegetel.net", "club-internet.fr", "9online.fr"],
    imap: tls("imap.sfr.fr", 993),
    smtp: tls("smtp.sfr.fr", 465),
  },
  {
    ...ADDRESS,
    id: "laposte",
    name: "La Poste",
    domains: ["laposte.net"],
    imap: tls("imap.laposte.net", 993),
    smtp: tls("smtp.laposte.net", 465),
  },
  {
    ...ADDRESS,
    id: "ovh",
    name: "OVH",
    domains: [],
    exchanges: ["mail.ovh.net", "ovh.net"],
    imap: tls("ssl0.ovh.net", 993),
    smtp: tls("ssl0.ovh.net", 465),
  },
  {
    ...ADDRESS,
    id: "gandi",
    name: "Gandi",
    domains: [],
    exchanges: ["mail.gandi.net"],
    imap: tls("mail.gandi.net", 993),
    smtp: tls("mail.gandi.net", 465),
  },
  {
    ...ADDRESS,
    id: "icloud",
    name: "iCloud",
    domains: ["icloud.com", "me.com", "mac.com"],
    exchanges: ["mail.icloud.com"],
    imap: tls("imap.mail.me.com", 993),
    smtp: startTls("smtp.mail.me.com"),
    secret: "app_password",
  },
  {
    ...ADDRESS,
    id: "gmail",
    name: "Gmail",
    domains: ["gmail.com", "googlemail.com"],
    exchanges: ["google.com", "googlemail.com"],
    imap: tls("imap.gmail.com", 993),
    smtp: tls("smtp.gmail.com", 465),
    secret: "app_password",
  },
  {
    ...ADDRESS,
    id: "yahoo",
    name: "Yahoo",
    domains: ["yahoo.fr", "yahoo.com", "ymail.com"],
    exchanges: ["yahoodns.net"],
    imap: tls("imap.mail.yahoo.com", 993),
    smtp: tls("smtp.mail.yahoo.com", 465),
    secret: "app_password",
  },
  {
    ...ADDRESS,
    id: "outlook",
    name: "Outlook",
    domains: ["outlook.fr", "outlook.com", "hotmail.fr", "hotmail.com", "live.fr", "live.com", "msn.com"],
    exchanges: ["protection.outlook.com"],
    imap: tls("outlook.office365.com", 993),
    smtp: startTls("smtp.office365.com"),
    secret: "permission",
  },
];

const GMAIL_SERVER = tls("gmail.googleapis.com", 443);

/** Where a mailbox is read and sent that Google opens by a permission. */
export function gmailSettings(address: string): MailSettings {
  return { imap: GMAIL_SERVER, smtp: GMAIL_SERVER, username: address };
}

/** Whether a server is one of the known providers: its name is right, whatever the network answers. */
export function isServerOfProvider(host: string): boolean {
  return (
    host === GMAIL_SERVER.host || MAIL_PROVIDERS.some(({ imap, smtp }) => imap.host === host || smtp.host === host)
  );
}

/** The provider of an address, by its domain. Null when the domain tells nothing. */
export function providerOfAddress(address: string): MailProvider | null {
  const domain = domainOfAddress(address);
  return MAIL_PROVIDERS.find(({ domains }) => domains.includes(domain)) ?? null;
}

/** The domain of an address whose owner writes its DNS; null for the address of a usual provider. */
export function ownDomain(address: string): string | null {
  const domain = domainOfAddress(address);
  return providerOfAddress(address) === null && isHostName(domain) ? domain : null;
}

/** The provider that receives the mail of a domain, by the servers that its DNS names. Null for an unknown one. */
export function providerOfExchanges(exchanges: readonly string[]): MailProvider | null {
  const names = exchanges.map((exchange) => exchange.toLowerCase().replace(/\.$/, ""));
  return MAIL_PROVIDERS.find((provider) => names.some((name) => provider.exchanges.some(isEndOf(name)))) ?? null;
}

// `mail.ovh.net` is an end of `mx1.mail.ovh.net`, and not of `notmail.ovh.net`.
function isEndOf(name: string): (end: string) => boolean {
  return (end) => name === end || name.endsWith(`.${end}`);
}

/** Where the mail of an address is read and sent at this provider. */
export function settingsAt({ imap, smtp, username }: MailProvider, address: string): MailSettings {
  return { imap, smtp, username: username === "address" ? address : localPart(address) };
}

/** The password as it is given to a provider. Those made for programs are shown in groups, and copied with spaces. */
export function secretOf(provider: MailProvider | null, typedPassword: string): string {
  return provider?.secret === "app_password" ? typedPassword.replace(/\s+/g, "") : typedPassword;
}

/** What is tried when nothing tells where a mailbox is: the names that most servers have. */
export function guessedSettings(address: string): MailSettings {
  const domain = domainOfAddress(address);
  return { imap: tls(`imap.${domain}`, 993), smtp: tls(`smtp.${domain}`, 465), username: address };
}

const SECURITIES: Readonly<Record<string, MailSecurity>> = { ssl: "tls", starttls: "starttls" };

/** Servers further down a description are not read. */
const MOST_SERVERS = 20;

/**
 * The settings in a description that a provider publishes for mail programs (`config-v1.1.xml`): the first server of
 * each sort that is encrypted. Null when one is missing, for a text that declares entities, and for what is no such
 * description.
 */
export function readAutoconfig(xml: string, address: string): MailSettings | null {
  if (!xml.includes("<clientConfig") || xml.includes("<!DOCTYPE") || xml.includes("<!ENTITY")) return null;
  const imap = findServer(xml, "incomingServer", "imap", address);
  const smtp = findServer(xml, "outgoingServer", "smtp", address);
  return imap && smtp ? { imap: imap.server, smtp: smtp.server, username: imap.username } : null;
}

type FoundServer = { server: MailServer; username: string };

function findServer(xml: string, element: string, type: string, address: string): FoundServer | null {
  for (const part of xml.split(`<${element}`).slice(1, MOST_SERVERS)) {
    const [block = ""] = part.split(`</${element}>`);
    const [attributes = ""] = block.split(">");
    if (!attributes.replace(/\s+/g, "").replaceAll("'", '"').includes(`type="${type}"`)) continue;
    const server = readServer(block, address);
    if (server) return { server, username: withAddress(valueOf(block, "username"), address) || address };
  }
  return null;
}

function readServer(block: string, address: string): MailServer | null {
  const security = SECURITIES[valueOf(block, "socketType").toLowerCase()];
  const host = withAddress(valueOf(block, "hostname"), address).toLowerCase();
  const port = Number(valueOf(block, "port"));
  return security && isHostName(host) && isPort(port) ? { host, port, security } : null;
}

/** True for the name of a server on the internet: letters, digits, hyphens and dots, two labels at least. */
export function isHostName(host: string): boolean {
  return host.length <= 253 && /^[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62}))+$/.test(host);
}

/** True for the number of a port. */
export function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65_536;
}

function valueOf(block: string, name: string): string {
  const [, after = ""] = block.split(`<${name}>`);
  return (after.split("<")[0] ?? "").trim();
}

function withAddress(text: string, address: string): string {
  return text
    .replaceAll("%EMAILADDRESS%", address)
    .replaceAll("%EMAILLOCALPART%", localPart(address))
    .replaceAll("%EMAILDOMAIN%", domainOfAddress(address));
}

function localPart(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? address : address.slice(0, at);
}
