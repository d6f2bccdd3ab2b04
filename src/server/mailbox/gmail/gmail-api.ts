import { z } from "zod";
import { MailFault } from "../mail-fault.ts";
import type { ProviderAnswer, ProviderCall, ProviderPace } from "../permission/ask-provider.ts";
import { USUAL_PACE, callProvider, callPatiently, refusalOf } from "../permission/ask-provider.ts";
import type { GoogleClient } from "./google-client.ts";
import type { GooglePermissions } from "./google-permission.ts";

/**
 * What is asked of Gmail. `isOnce`: it is never made twice, because twice would send two mails. `silenceMs`: how long
 * it may take, when longer than others.
 */
export type GmailCall = {
  method?: "GET" | "POST";
  path: string;
  query?: Record<string, string | number>;
  body?: { type: string; content: string | Uint8Array<ArrayBuffer> };
  mostBytes?: number;
  isOnce?: boolean;
  silenceMs?: number;
};

/** Asks Gmail as the owner of a mailbox, with a token that is renewed as needed. Throws `MailFault`. */
export type AskGmail = (call: GmailCall) => Promise<ProviderAnswer>;

const MOST_BYTES = 8_000_000;

/** Opens Gmail for who gave a permission. */
export function openGmail(
  google: GoogleClient,
  permissions: GooglePermissions,
  refreshToken: string,
  signal: AbortSignal,
  pace: ProviderPace = USUAL_PACE,
): AskGmail {
  return async (call) => {
    const token = await permissions.giveToken(refreshToken, signal);
    const answer = await makeCall(google, call, token, signal, pace);
    if (answer.status !== 401) return answer;
    // The token ended early. Of a permission that is over, the next one is refused.
    permissions.dropToken(refreshToken, token);
    return makeCall(google, call, await permissions.giveToken(refreshToken, signal), signal, pace);
  };
}

async function makeCall(
  google: GoogleClient,
  { method = "GET", path, query = {}, body, mostBytes = MOST_BYTES, isOnce = false, silenceMs }: GmailCall,
  token: string,
  signal: AbortSignal,
  pace: ProviderPace,
): Promise<ProviderAnswer> {
  const url = new URL(path, google.places.api);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const call: ProviderCall = {
    url: url.href,
    init: {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": body.type }) },
      ...(body && { body: body.content }),
    },
    mostBytes,
    signal,
  };
  return isOnce ? callProvider(call, silenceMs ?? pace.silenceMs) : callPatiently(call, pace);
}

/** What an answer of Gmail holds. Null when what was asked for is gone. Throws `MailFault` for any other refusal. */
export function readGmail<Schema extends z.ZodType>(schema: Schema, answer: ProviderAnswer): z.output<Schema> | null {
  if (answer.status === 404) return null;
  const fault = refusalOf(answer);
  if (fault) throw fault;
  const reading = schema.safeParse(answer.json);
  if (!reading.success) throw new MailFault("no_mail_server");
  return reading.data;
}

/** A body of a call in JSON. */
export function jsonBody(value: unknown): { type: string; content: string } {
  return { type: "application/json", content: JSON.stringify(value) };
}

const id = z.string().min(1).max(200);

/** The labels of a mailbox. */
export const LABELS = z.object({
  labels: z.array(z.object({ id, type: z.string().optional(), name: z.string().optional() })).default([]),
});

/** A page of the mails of a mailbox, the newest first. */
export const MESSAGES = z.object({
  messages: z.array(z.object({ id })).default([]),
  nextPageToken: z.string().optional(),
});

const mentions = z.array(z.object({ message: z.object({ id }) })).default([]);

/** A page of what happened in a mailbox. */
export const HISTORY = z.object({
  history: z
    .array(
      z.object({ messagesAdded: mentions, messagesDeleted: mentions, labelsAdded: mentions, labelsRemoved: mentions }),
    )
    .default([]),
  historyId: z.string(),
  nextPageToken: z.string().optional(),
});

/** What says how far a mailbox has come. */
export const PROFILE = z.object({ historyId: z.string() });

const header = z.object({ name: z.string(), value: z.string() });

type Part = {
  filename?: string | undefined;
  mimeType?: string | undefined;
  headers?: z.output<typeof header>[] | undefined;
  parts?: Part[] | undefined;
};

const part: z.ZodType<Part> = z.lazy(() =>
  z.object({
    filename: z.string().optional(),
    mimeType: z.string().optional(),
    headers: z.array(header).optional(),
    parts: z.array(part).optional(),
  }),
);

/** A mail without its body. */
export const MESSAGE = z.object({
  id,
  threadId: z.string().default(""),
  labelIds: z.array(z.string()).default([]),
  snippet: z.string().default(""),
  historyId: z.string().default("0"),
  internalDate: z.string().default("0"),
  sizeEstimate: z.number().default(0),
  payload: part.optional(),
});

export type GmailMessage = z.output<typeof MESSAGE>;

/** A mail as its sender wrote it. */
export const RAW_MESSAGE = z.object({ raw: z.string() });

/** A mail that was sent. */
export const SENT_MESSAGE = z.object({ id });
