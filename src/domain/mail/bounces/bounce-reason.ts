import { withoutAccents } from "../../shared/search-text.ts";
import type { BounceOutcome, BounceReason } from "./bounce.ts";

/** What the codes of RFC 3463 say, the first figure aside: it says whether the server tries again. */
const OF_CODES: readonly [RegExp, BounceReason][] = [
  [/^1\.(?:1|3|6|10)$/, "unknown_address"],
  [/^(?:1\.2|4\.4)$/, "unknown_domain"],
  [/^2\.1$/, "closed"],
  [/^2\.2$/, "full"],
  [/^(?:2\.3|3\.4)$/, "too_large"],
];

/** What servers say in words beside a code that says little, or the wrong thing (Exchange: 5.4.1, Free: 5.5.1). */
const OF_WORDS: readonly [RegExp, BounceReason][] = [
  [/mailbox (?:is )?full|over ?quota|quota exceeded|boite pleine/, "full"],
  [/inactiv|account (?:is |has been )?(?:disabled|suspended|closed)/, "closed"],
  [/nxdomain|domain name not found|no such domain|domain (?:does not|doesn't) exist/, "unknown_domain"],
  [/(?:user|recipient|mailbox|address|account) (?:is )?(?:unknown|not found|does not exist)/, "unknown_address"],
  [/(?:unknown|no such|invalid) (?:user|recipient|mailbox|address|account)/, "unknown_address"],
  [/destinataire (?:invalide|inconnu)|adresse (?:invalide|inconnue)/, "unknown_address"],
  [/recipient address rejected|no mailbox here|unrouteable address/, "unknown_address"],
  [/message (?:size|too (?:large|big))|exceeds (?:the )?(?:maximum |allowed )?size/, "too_large"],
];

const LONGEST_WORDS = 2_000;

/**
 * Why a mail did not arrive, by the code of its status and what the server said with it. The server may say a closer
 * code than its report.
 */
export function bounceReasonOf(outcome: BounceOutcome, status: string, diagnostic: string): BounceReason {
  const words = withoutAccents(diagnostic.slice(0, LONGEST_WORDS)).toLowerCase();
  const codes = [status.trim(), /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? ""].map((code) => code.slice(2));
  for (const [pattern, reason] of OF_CODES) if (codes.some((code) => pattern.test(code))) return reason;
  for (const [pattern, reason] of OF_WORDS) if (pattern.test(words)) return reason;
  if (codes.some((code) => code.startsWith("4."))) return "silent";
  return outcome === "delayed" ? "silent" : "refused";
}
