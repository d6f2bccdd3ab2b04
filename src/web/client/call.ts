import type { Endpoint, PathParams } from "#api/endpoint.ts";
import type { ErrorAnswer } from "#api/error.ts";
import type { z } from "zod";
import { actingCompany, companyLost } from "./acting-company.ts";
import { apiHost } from "./api-host.ts";
import { callMessages } from "./call.messages.ts";

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What an endpoint answers, once parsed. */
export type Answer<E extends Endpoint> = z.output<E["answer"]>;

/** What a call sends, as its endpoint reads it. */
export type CallInput<E extends Endpoint> = {
  params?: Record<PathParams<E["path"]>, string>;
  query?: Input<E["query"]>;
  body?: Input<E["body"]>;
  signal?: AbortSignal;
  /** The idempotency key: a retry or a double click then acts once. */
  idempotencyKey?: string;
  /** The company to act for, instead of the one of this tab. */
  companyId?: string;
  /** Reads an answer that may come by events, and gives its last one. */
  readEvents?: (response: Response) => Promise<unknown>;
  /** The last event that was heard of a stream that was cut. */
  lastEventId?: string;
};

/** A failed call: a French sentence, a code, the HTTP status (0 without network) and a sentence per wrong field. */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(message: string, code: string, status: number, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

let bearer: () => Promise<string | null> = async () => null;

/** Sets the function that gives the session's access token. */
export function bearerFrom(source: () => Promise<string | null>): void {
  bearer = source;
}

let tellRefusal: (refusal: CallError) => void = () => {};

/** Adds a function called at every refusal, besides the caller: the session may have ended. */
export function onRefusal(listener: (refusal: CallError) => void): void {
  const tellOthers = tellRefusal;
  tellRefusal = (refusal) => {
    tellOthers(refusal);
    listener(refusal);
  };
}

/** An endpoint that changes data. */
export type ChangingEndpoint = Exclude<Endpoint, { method: "GET" }>;

let tellChange: (endpoint: ChangingEndpoint, done: Promise<unknown>) => void = () => {};

/** Sets a function called when a call that changes data leaves. `done` ends as the call does. */
export function onChangingCall(listener: typeof tellChange): void {
  tellChange = listener;
}

/**
 * Calls an endpoint of the contract and reads its answer. Throws `CallError`. An aborted call throws the reason of its
 * signal.
 */
export function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
  const line: Endpoint = endpoint;
  const answer = sendAndRead(endpoint, input);
  if (line.method !== "GET") tellChange(line, answer);
  return answer;
}

async function sendAndRead<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const response = await send(endpoint, input);
  const answer = await bodyOf(response, input);
  if (!response.ok) throw noteRefusal(failure(response.status, answer));
  const reading = endpoint.answer.safeParse(answer);
  // Some gateways refuse with status 200, so an answer with an error is a refusal at any status.
  if (!reading.success && typeof (answer as Partial<ErrorAnswer> | null)?.error === "string")
    throw noteRefusal(failure(response.status, answer));
  if (!reading.success) throw new CallError(callMessages.unreadable, "unreadable", response.status);
  // The schema of this endpoint has read it; the compiler sees only that some schema has.
  return reading.data as Answer<E>;
}

async function bodyOf(response: Response, { readEvents, signal }: CallInput<Endpoint>): Promise<unknown> {
  const isByEvents = response.headers.get("content-type")?.startsWith(EVENTS) === true;
  try {
    return await (isByEvents && readEvents ? readEvents(response) : response.json());
  } catch {
    if (signal?.aborted) throw signal.reason;
    return null;
  }
}

const EVENTS = "text/event-stream";

function noteRefusal(refusal: CallError): CallError {
  if (refusal.code === "no_such_company") companyLost();
  tellRefusal(refusal);
  return refusal;
}

// The server did nothing and asked to come back later, so the same call is made again.
async function send(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await sendOnce(endpoint, input);
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    const isPutOff =
      (response.status === 429 || response.status === 503) && seconds > 0 && seconds <= LONGEST_WAIT_SECONDS;
    if (!isPutOff || attempt === MOST_ATTEMPTS) return response;
    await pause(seconds * 1000, input.signal);
  }
}

const MOST_ATTEMPTS = 4;
const LONGEST_WAIT_SECONDS = 30;

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A signal is aborted with an error here, which the language does not say.
    const stop = () => (clearTimeout(timer), reject(signal!.reason as Error));
    const timer = setTimeout(() => (signal?.removeEventListener("abort", stop), resolve()), ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

async function sendOnce(endpoint: Endpoint, input: CallInput<Endpoint>): Promise<Response> {
  // Public pages also say who looks: the seller's own visit does not count as the customer's. Without a readable token,
  // the call is anonymous.
  const token = await (endpoint.access === "public" ? bearer().catch(() => null) : bearer());
  const company = endpoint.access === "signed-in" ? (input.companyId ?? actingCompany()) : null;
  const headers = {
    ...(input.body !== undefined && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(company && { "x-company-id": company }),
    ...(input.readEvents && { accept: `${EVENTS}, application/json` }),
    ...(input.lastEventId && { "last-event-id": input.lastEventId }),
    ...(input.idempotencyKey && { "idempotency-key": input.idempotencyKey }),
  };
  try {
    return await fetch(`${apiHost()}${addressOf(endpoint, input)}`, {
      method: endpoint.method,
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal && { signal: input.signal }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new CallError(callMessages.noNetwork, "network", 0);
  }
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: CallInput<Endpoint>): string {
  // `CallInput` has a text for each name between braces; the compiler does not know which endpoint this is.
  const values = params as Record<string, string>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

// Read by hand: the first page must not load the schema library.
function failure(status: number, answer: unknown): CallError {
  const { error, message, code, fields } = (answer ?? {}) as Partial<ErrorAnswer> & { message?: unknown };
  const text = [error, message].find((part) => typeof part === "string" && part !== "") ?? String(status);
  return new CallError(String(text), typeof code === "string" ? code : "unknown", status, sentences(fields));
}

function sentences(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
