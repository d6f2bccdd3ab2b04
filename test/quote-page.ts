import { OFFERED_FIELD } from "#api/quotes/quote-page.ts";
import { lastLetter } from "./letters.ts";
import type { TestApp } from "./test-app.ts";

/** The settings with which letters leave, so that a code is asked for. Nothing listens there: letters wait. */
export const LETTERS_LEAVE = { SMTP_URL: "smtp://jean:secret@127.0.0.1:9", AUTH_MAIL_AUTOCONFIRM: "true" };

/**
 * What a customer does on the page of a quote, by plain forms as a browser without a script sends them. `wasOffered`:
 * the forms come from a page that offered the quote, as they do unless somebody makes them up.
 */
export function quotePageCalls(app: () => TestApp, { wasOffered = true } = {}) {
  const read = (url: string) => app().server.inject({ url });
  const send = (url: string, form: Record<string, string | string[]> = {}) => {
    const body = new URLSearchParams(wasOffered ? { [OFFERED_FIELD]: "1" } : {});
    for (const [name, values] of Object.entries(form)) for (const value of [values].flat()) body.append(name, value);
    return app().server.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "Firefox of the customer" },
      payload: body.toString(),
    });
  };
  const begin = async (pageUrl: string, form: Record<string, string | string[]> = {}) => {
    const answer = await send(`${pageUrl}/accept`, { signer: "Léa Arc", email: "lea@example.org", ...form });
    return answer.headers.location as string;
  };
  const codeOf = async (email = "lea@example.org") => (await lastLetter(app(), email)).code;
  return {
    read,
    send,
    begin,
    codeOf,
    sign: async (pageUrl: string, form: Record<string, string | string[]> = {}) => {
      const signUrl = await begin(pageUrl, form);
      const { signer: _signer, email = "lea@example.org", option: _option, ...rest } = form;
      return send(signUrl, { code: await codeOf(String(email)), ...rest });
    },
  };
}

/** The sentence of the page: its alerts and notices, as text. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
