import type { Right } from "#domain/company/team.ts";
import type { z } from "zod";

/** Who may call: anyone, someone signed in acting in one company, or someone signed in whatever their companies. */
export type Access = "public" | "signed-in" | "person";

/** What calls cost, each kind having a share of its own by person and by company. */
export const QUOTAS = ["read", "write", "search", "document", "proposal", "chat", "upload"] as const;

/** A kind of cost. */
export type Quota = (typeof QUOTAS)[number];

/**
 * A field of a body that not everybody who may call may send; `called` names it in a French sentence, with its article.
 */
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
 * What changes something. `touches` are the paths of the reads whose answer may be another afterwards, each with all
 * that lies under it: `/api/projects` stands for `/api/projects/{id}/tasks` too. Screens read them again.
 */
type Change = { method: "POST" | "PATCH" | "PUT" | "DELETE"; touches: readonly ApiPath[] };

type Line = {
  path: ApiPath;
  access: Access;
  /**
   * What the caller's role in the company must give; unless said, reading asks for `read` and anything else for
   * `manage`.
   */
  right?: Right;
  /**
   * Fields of the body that ask for another right than the call: 403 for whoever sends one without it, whatever its
   * value.
   */
  guarded?: Readonly<Record<string, GuardedField>>;
  /** Of a public endpoint: whoever holds its link is whom its amounts are for. Left out, they are blanked. */
  amountsByLink?: true;
  /** What a call costs, when it is not told by its method. */
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
