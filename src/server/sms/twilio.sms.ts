import { isLoopbackHost } from "#server/loopback.ts";
import { post } from "./post.ts";
import type { SmsSender } from "./sms-sender.ts";

/**
 * Adapter: Twilio's Messages API, at `twilio://SID:TOKEN@api.twilio.com?from=+33…`. Plain HTTP is accepted only on this
 * machine.
 */
export function twilioSmsSender(address: URL): SmsSender {
  const from = address.searchParams.get("from");
  if (from === null) throw new Error("Wrong settings:\nSMS_URL of Twilio needs ?from=<number>");
  const scheme = isLoopbackHost(address.hostname) ? "http" : "https";
  const url = new URL(`${scheme}://${address.host}/2010-04-01/Accounts/${address.username}/Messages.json`);
  url.username = address.username;
  url.password = address.password;
  return (sms, signal) =>
    post(url, {
      contentType: "application/x-www-form-urlencoded",
      body: new URLSearchParams({ To: `+${sms.to}`, From: from, Body: sms.text }).toString(),
      id: sms.id,
      signal,
    });
}
