import type { Endpoint, PathParams } from "#api/endpoint.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/db/database.ts";
import type { z } from "zod";
import type { Caller, Person } from "./caller.ts";

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<E extends Endpoint> = z.input<E["answer"]>;

/** What every handler receives: parameters and input already read by the contract. */
export type RouteRequest<E extends Endpoint> = {
  params: Record<PathParams<E["path"]>, string>;
  query: Read<E["query"]>;
  body: Read<E["body"]>;
};

/** Handler of a signed-in endpoint: `tx` is one transaction seeing the caller's company alone. */
export type CompanyHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { tx: Db; caller: Caller },
) => Promise<Sent<E>>;

/** Handler that opens its transactions itself, because it waits for the outside world between them. */
export type PatientHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & {
    caller: Caller;
    inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
    signal: AbortSignal;
  },
) => Promise<Sent<E>>;

/** Handler of an endpoint for someone signed in, whatever their companies: it opens its transactions itself. */
export type PersonHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { person: Person },
) => Promise<Sent<E>>;

/** Handler of an endpoint anyone may call; `authorization` is the bearer of who is signed in all the same. */
export type PublicHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { authorization: string | undefined },
) => Promise<Sent<E>>;

// The endpoint's types are erased here and checked by the functions below.
type Erased = RouteRequest<Endpoint> & Record<string, unknown>;

/** One mounted endpoint. */
export type Route = {
  endpoint: Endpoint;
  kind: "company" | "patient" | "person" | "public";
  /**
   * A body that the contract refuses still goes through the handler's own checks, so that all its wrong fields are said
   * at once.
   */
  saysAllWrong?: boolean;
  run: (deps: Deps, request: never) => Promise<unknown>;
};

/** The request as the mount builds it, before the handler's own types. */
export type BuiltRequest = Erased;

/** Mounts a signed-in endpoint, run in one transaction of the caller's company. */
export function route<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: CompanyHandler<E>): Route {
  return { endpoint, kind: "company", run };
}

/**
 * Like `route`, for a form: one refusal says all the wrong fields. The handler does nothing outside its transaction.
 */
export function formRoute<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: CompanyHandler<E>): Route {
  return { endpoint, kind: "company", run, saysAllWrong: true };
}

/** Mounts a signed-in endpoint that waits for something outside the database. */
export function patientRoute<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: PatientHandler<E>): Route {
  return { endpoint, kind: "patient", run };
}

/** Mounts an endpoint for someone signed in who acts for no company. */
export function personRoute<E extends Endpoint & { access: "person" }>(endpoint: E, run: PersonHandler<E>): Route {
  return { endpoint, kind: "person", run };
}

/** Mounts an endpoint anyone may call. */
export function publicRoute<E extends Endpoint & { access: "public" }>(endpoint: E, run: PublicHandler<E>): Route {
  return { endpoint, kind: "public", run };
}
