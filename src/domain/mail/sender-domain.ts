import type { MailProvider } from "./mail-providers.ts";
import { MAIL_PROVIDERS } from "./mail-providers.ts";
import { senderDomainMessages as messages } from "./sender-domain.messages.ts";

/** What a provider asks the owner of a domain to publish: the name that SPF includes, where its DKIM keys are. */
type SenderRule = { include: string; selectors: readonly string[] };

const RULES: Readonly<Record<string, SenderRule>> = {
  ovh: { include: "mx.ovh.com", selectors: [] },
  gandi: { include: "_mailcust.gandi.net", selectors: ["gm1"] },
  icloud: { include: "icloud.com", selectors: ["sig1"] },
  gmail: { include: "_spf.google.com", selectors: ["google"] },
  outlook: { include: "spf.protection.outlook.com", selectors: ["selector1"] },
};

/** What the DNS of a domain says of its senders. Null: it did not answer. `spfNames`: all that its SPF includes. */
export type SenderRecords = {
  texts: readonly string[] | null;
  spfNames: readonly string[];
  dmarcTexts: readonly string[] | null;
  hasDkim: boolean | null;
};

/** One thing that helps mails arrive. `record`: a TXT record to publish, when it is known. */
export type SenderAdvice = {
  state: "good" | "missing" | "unknown";
  title: string;
  text: string;
  record: { name: string; value: string } | null;
};

/** The provider whose servers send, by the name of one of them. Null for an unknown one. */
export function providerOfServer(smtpHost: string): MailProvider | null {
  if (smtpHost.endsWith(".googleapis.com")) return MAIL_PROVIDERS.find(({ id }) => id === "gmail") ?? null;
  return MAIL_PROVIDERS.find(({ smtp, imap }) => smtp.host === smtpHost || imap.host === smtpHost) ?? null;
}

/** The names under which the DKIM keys of a provider stand in a domain. None where they are not known. */
export function dkimNames(domain: string, provider: MailProvider | null): string[] {
  return (RULES[provider?.id ?? ""]?.selectors ?? []).map((selector) => `${selector}._domainkey.${domain}`);
}

/** The SPF records among the texts of a domain (RFC 7208, section 4.5). */
export function spfRecords(texts: readonly string[]): string[] {
  return texts.filter((text) => /^v=spf1( |$)/i.test(text));
}

/** The domains to which an SPF record leads: those it includes, and the one it hands over to. */
export function spfNamesOf(record: string): string[] {
  return [...record.matchAll(/(?:^| )\+?(?:include:|redirect=)([\w.-]+)/gi)].map(([, name = ""]) => name.toLowerCase());
}

/** What the owner of a domain may do so that its mails arrive: SPF, DKIM and DMARC, each good, missing or not known. */
export function adviseSender(
  domain: string,
  provider: MailProvider | null,
  { texts, spfNames, dmarcTexts, hasDkim }: SenderRecords,
): SenderAdvice[] {
  const host = provider?.name ?? null;
  return [
    adviseSpf(domain, provider, texts, spfNames),
    hasDkim === null
      ? { state: "unknown", ...messages.dkimUnknown(host), record: null }
      : { state: hasDkim ? "good" : "missing", ...messages.dkim(hasDkim, host), record: null },
    adviseDmarc(domain, dmarcTexts),
  ];
}

function adviseSpf(
  domain: string,
  provider: MailProvider | null,
  texts: readonly string[] | null,
  spfNames: readonly string[],
): SenderAdvice {
  if (texts === null) return { state: "unknown", ...messages.spfSilent, record: null };
  const include = RULES[provider?.id ?? ""]?.include ?? null;
  const [record, ...others] = spfRecords(texts);
  if (record === undefined) {
    const value = include && `v=spf1 include:${include} ~all`;
    return { state: "missing", ...messages.noSpf(value !== null), record: value ? { name: domain, value } : null };
  }
  if (others.length > 0) return { state: "missing", ...messages.severalSpf, record: null };
  if (include === null) return { state: "good", ...messages.spfThere, record: null };
  if (spfNames.includes(include)) return { state: "good", ...messages.spfRight(provider?.name ?? ""), record: null };
  const value = withInclude(record, include);
  return { state: "missing", ...messages.spfWithout(provider?.name ?? ""), record: { name: domain, value } };
}

// Before what is said of all others, which ends the reading of the record.
function withInclude(record: string, include: string): string {
  const terms = record.split(/ +/).filter((term) => term !== "");
  const end = terms.findIndex((term) => /^([-~?+]?all|redirect=.*)$/i.test(term));
  return terms.toSpliced(end < 0 ? terms.length : end, 0, `include:${include}`).join(" ");
}

function adviseDmarc(domain: string, texts: readonly string[] | null): SenderAdvice {
  if (texts === null) return { state: "unknown", ...messages.dmarcSilent, record: null };
  if (texts.some((text) => /^v=DMARC1( |;|$)/i.test(text)))
    return { state: "good", ...messages.dmarcThere, record: null };
  return {
    state: "missing",
    ...messages.noDmarc,
    record: { name: `_dmarc.${domain}`, value: "v=DMARC1; p=none" },
  };
}
