import { httpSmsSender } from "./http.sms.ts";
import { outboxSmsSender } from "./outbox.sms.ts";
import type { SmsSender } from "./sms-sender.ts";
import { twilioSmsSender } from "./twilio.sms.ts";

/**
 * How SMS are sent, by the address in the settings: `twilio://SID:TOKEN@api.twilio.com?from=+33…`, `https://…` for any
 * service that accepts JSON, `outbox:` to write them to `<dataDir>/outbox`. Null without an address, and then no code
 * can be sent to a phone.
 */
export function openSmsSender(url: string | null, dataDir: string): SmsSender | null {
  if (url === null) return null;
  const address = new URL(url);
  if (address.protocol === "outbox:") return outboxSmsSender(dataDir);
  if (address.protocol === "twilio:") return twilioSmsSender(address);
  return httpSmsSender(address);
}
