import type { Right } from "#domain/company/team.ts";
import type { z } from "zod";

/** Who may call: anyone, a signed-in person in one company, or a signed-in person with any companies or none. */
export type Access = "public" | "signed-in" | "person";

/** The kinds of calls. Each person and each company has a share of each kind. */
export const QUOTAS = ["read", "write", "search", "document", "proposal", "chat", "upload"] as const;

/** A kind of cost. */
export type Quota = (typeof QUOTAS)[number];

/** A field of a body that needs a right of its own. `called` names it in a French sentence, with its article. */
export type GuardedField = { right: Right; called: string };

/** A path of the contract. */
export type ApiPath = `/api/${string}`;

/**
 * One line of the HTTP contract, shared by server and web. `path` writes its parameters `{id}`. `query` and `body` read
 * what is sent, `answer` is the 200 answer; the error answer is always `ErrorAnswer` (see error.ts).
 */
export type Endpoint = Line & (Read | Change);

/** What only reads. */
type Read = { method: "GET"; touches?: undefined };

/**
 * A call that changes data. `touches` are the paths of the reads it makes stale, with every path under them:
 * `/api/projects` includes `/api/projects/{id}/tasks`. Screens read them again.
 */
type Change = { method: "POST" | "PATCH" | "PUT" | "DELETE"; touches: readonly ApiPath[] };

type Line = {
  path: ApiPath;
  access: Access;
  /** The right that the caller's role must give. By default a read asks for `read` and any other call for `manage`. */
  right?: Right;
  /** Fields of the body that need another right than the call. Sending one without its right is a 403. */
  guarded?: Readonly<Record<string, GuardedField>>;
  /** Of a public endpoint: whoever holds its link is whom its amounts are for. Left out, they are blanked. */
  amountsByLink?: true;
  /** What a call costs. By default its method decides. */
  quota?: Quota;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
};

/** Names of the `{…}` parameters of a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** The right an endpoint asks for. */
export function rightOf({ method, right }: Endpoint): Right {
  return right ?? (method === "GET" ? "read" : "manage");
}

/** From which share a call is taken: a list asked with words to find is a search. */
export function quotaOf({ method, quota }: Endpoint, query: unknown): Quota {
  if (quota) return quota;
  if (method !== "GET") return "write";
  return (query as { q?: unknown } | undefined)?.q ? "search" : "read";
}

/** Declares an endpoint, keeping its exact types. */
export function endpoint<const E extends Endpoint>(line: E): E {
  return line;
}
