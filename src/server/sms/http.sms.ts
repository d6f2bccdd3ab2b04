import { post } from "./post.ts";
import type { SmsSender } from "./sms-sender.ts";

/**
 * Adapter: any service that accepts `POST { id, to, text }` in JSON and answers 2xx. A user and password in its address
 * become Basic authorization.
 */
export function httpSmsSender(address: URL): SmsSender {
  return (sms, signal) =>
    post(address, {
      contentType: "application/json",
      body: JSON.stringify({ ...sms, to: `+${sms.to}` }),
      id: sms.id,
      signal,
    });
}
