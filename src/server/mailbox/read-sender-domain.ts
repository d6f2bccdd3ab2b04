import type { MailProvider } from "#domain/mail/mail-providers.ts";
import { isHostName } from "#domain/mail/mail-providers.ts";
import type { SenderRecords } from "#domain/mail/sender-domain.ts";
import { dkimNames, spfNamesOf, spfRecords } from "#domain/mail/sender-domain.ts";
import { Resolver } from "node:dns/promises";

/** The TXT records of a name, each in one piece: none where there are none. Rejects when the DNS does not answer. */
export type ListTexts = (name: string) => Promise<string[]>;

/** Reads what the DNS of a domain says of its senders. Never throws. */
export type ReadSenderDomain = (domain: string, provider: MailProvider | null) => Promise<SenderRecords>;

/** SPF allows ten questions to the DNS (RFC 7208, section 4.6.4). */
const MOST_QUESTIONS = 10;
const DNS_MS = 3_000;
const NO_RECORD: ReadonlySet<unknown> = new Set(["ENODATA", "ENOTFOUND"]);

/** Opens the reading for an installation. Tests give their own `listTexts`. */
export function openSenderDomains(listTexts: ListTexts = textsOfNetwork()): ReadSenderDomain {
  const listKnown = (name: string) => listTexts(name).catch(() => null);
  return async (domain, provider) => {
    const [texts, dmarcTexts, keys] = await Promise.all([
      listKnown(domain),
      listKnown(`_dmarc.${domain}`),
      Promise.all(dkimNames(domain, provider).map(listKnown)),
    ]);
    const isKeyKnown = keys.length > 0 && keys.every((key) => key !== null);
    const hasDkim = isKeyKnown ? keys.some((key) => key !== null && key.length > 0) : null;
    return { texts, dmarcTexts, hasDkim, spfNames: await listSpfNames(texts ?? [], listKnown) };
  };
}

async function listSpfNames(
  texts: readonly string[],
  list: (name: string) => Promise<string[] | null>,
): Promise<string[]> {
  const names = new Set(spfRecords(texts).flatMap(spfNamesOf));
  let questionCount = 0;
  // A set may grow while it is walked through: names that a record includes are asked in their turn.
  for (const name of names) {
    if (++questionCount > MOST_QUESTIONS) break;
    if (!isHostName(name.replaceAll("_", ""))) continue;
    for (const other of spfRecords((await list(name)) ?? []).flatMap(spfNamesOf)) names.add(other);
  }
  return [...names];
}

function textsOfNetwork(): ListTexts {
  const resolver = new Resolver({ timeout: DNS_MS, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""));
    } catch (error) {
      if (error instanceof Error && "code" in error && NO_RECORD.has(error.code)) return [];
      throw error;
    }
  };
}
