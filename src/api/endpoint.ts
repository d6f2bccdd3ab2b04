import type { Right } from "#domain/company/team.ts";
import type { z } from "zod";

/** Who may call: anyone, a signed-in user in one company, or a signed-in user with any number of companies. */
export type Access = "public" | "signed-in" | "person";

/** The kinds of calls. Each user and each company has a quota for each kind. */
export const QUOTAS = ["read", "write", "search", "document", "proposal", "chat", "upload"] as const;

/** A kind of cost. */
export type Quota = (typeof QUOTAS)[number];

/** A field of a body that needs its own right. `called` names it in a French sentence, with its article. */
export type GuardedField = { right: Right; called: string };

/** A path of the contract. */
export type ApiPath = `/api/${string}`;

/**
 * One line of the HTTP contract, shared by server and web. `path` writes its parameters as `{id}`. `query` and `body`
 * read the request. `answer` is the 200 answer. The error answer is always `ErrorAnswer` (see error.ts).
 */
export type Endpoint = Line & (Read | Change);

/** A call that only reads. */
type Read = { method: "GET"; touches?: undefined };

/**
 * A call that changes data. `touches` lists the reads it makes stale, with every path under them: `/api/projects`
 * includes `/api/projects/{id}/tasks`. The screens read them again.
 */
type Change = { method: "POST" | "PATCH" | "PUT" | "DELETE"; touches: readonly ApiPath[] };

type Line = {
  path: ApiPath;
  access: Access;
  /** The right that the caller's role needs. By default a read needs `read` and any other call needs `manage`. */
  right?: Right;
  /** Fields of the body that need another right than the call. Sending one without its right is a 403. */
  guarded?: Readonly<Record<string, GuardedField>>;
  /** For a public endpoint: its amounts are meant for the holder of the link. By default they are blanked. */
  showsAmountsByLink?: true;
  /** The cost of a call. By default its method decides. */
  quota?: Quota;
  /** Its body may be longer than others. It is read for whoever is signed in. */
  largestBodyBytes?: number;
  /** With `Accept: text/event-stream`, what comes before the answer is sent as it comes. */
  streams?: true;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
};

/** The names of the `{…}` parameters of a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** The right that an endpoint needs. */
export function rightOf({ method, right }: Endpoint): Right {
  return right ?? (method === "GET" ? "read" : "manage");
}

/** The quota a call counts in. A list with search words counts as a search. */
export function quotaOf({ method, quota }: Endpoint, query: unknown): Quota {
  if (quota) return quota;
  if (method !== "GET") return "write";
  return (query as { q?: unknown } | undefined)?.q ? "search" : "read";
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(line: E): E {
  return line;
}
