import type { Endpoint, PathParams } from "#api/endpoint.ts";
import { rightOf } from "#api/endpoint.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { z } from "zod";
import { fieldsNotAllowed, notAllowed } from "./api-error.ts";
import type { Caller, Person } from "./caller.ts";
import type { Tell } from "./event-stream.ts";

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SentAnswer<E extends Endpoint> = z.input<E["answer"]>;

/** What every handler receives: the request's parameters and input, already read by the contract. */
export type RouteRequest<E extends Endpoint> = {
  params: Record<PathParams<E["path"]>, string>;
  query: Read<E["query"]>;
  body: Read<E["body"]>;
};

/** Handler of a signed-in endpoint. `tx` is one transaction that sees only the caller's company. */
export type CompanyHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { tx: Db; caller: Caller },
) => Promise<SentAnswer<E>>;

/** Handler that opens its transactions itself, because it waits for another server between them. */
export type PatientHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & {
    caller: Caller;
    inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
    signal: AbortSignal;
    /** Tells what comes before the answer, to a caller who reads events. Null for other callers. */
    tell: Tell | null;
    /** The last event that a caller who reads events has heard. */
    lastEventId: string | null;
  },
) => Promise<SentAnswer<E>>;

/** Handler of an endpoint for signed-in people with or without a company. It opens its transactions itself. */
export type PersonHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { person: Person },
) => Promise<SentAnswer<E>>;

/** Handler of an endpoint that anyone may call. `authorization` is the bearer of a caller who is signed in. */
export type PublicHandler<E extends Endpoint> = (
  deps: Deps,
  request: RouteRequest<E> & { authorization: string | undefined },
) => Promise<SentAnswer<E>>;

// The endpoint's types are erased here and checked by the functions below.
type ErasedRequest = RouteRequest<Endpoint> & Record<string, unknown>;

/** One mounted endpoint. */
export type Route = {
  endpoint: Endpoint;
  kind: "company" | "patient" | "person" | "public";
  /** When the contract refuses a body, the handler's checks still run, so that the refusal names all wrong fields. */
  saysAllWrong?: boolean;
  run: (deps: Deps, request: never) => Promise<unknown>;
};

/** The request as `mountRoutes` builds it, before it gets the handler's types. */
export type BuiltRequest = ErasedRequest;

/** Declares the route of a signed-in endpoint. It runs in one transaction of the caller's company. */
export function route<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: CompanyHandler<E>): Route {
  return { endpoint, kind: "company", run };
}

/**
 * Declares the route of a form, like `route`. One refusal names all the wrong fields. The handler does nothing outside
 * its transaction.
 */
export function formRoute<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: CompanyHandler<E>): Route {
  return { endpoint, kind: "company", run, saysAllWrong: true };
}

/** Declares the route of a signed-in endpoint that waits for something outside the database. */
export function patientRoute<E extends Endpoint & { access: "signed-in" }>(endpoint: E, run: PatientHandler<E>): Route {
  return { endpoint, kind: "patient", run };
}

/** Declares the route of an endpoint for signed-in people, who act for no company. */
export function personRoute<E extends Endpoint & { access: "person" }>(endpoint: E, run: PersonHandler<E>): Route {
  return { endpoint, kind: "person", run };
}

/** Declares the route of an endpoint that anyone may call. */
export function publicRoute<E extends Endpoint & { access: "public" }>(endpoint: E, run: PublicHandler<E>): Route {
  return { endpoint, kind: "public", run };
}

/** Throws 403 for a call that the caller's role does not allow, and for fields of its body that need another right. */
export function assertAllowed({ endpoint }: Pick<Route, "endpoint">, { role }: Caller, body: unknown): void {
  if (!hasRight(role, rightOf(endpoint))) throw notAllowed();
  const fields = typeof body === "object" && body !== null ? body : {};
  const forbidden = Object.entries(endpoint.guarded ?? {}).filter(
    ([name, { right }]) => name in fields && !hasRight(role, right),
  );
  if (forbidden.length > 0)
    throw fieldsNotAllowed(Object.fromEntries(forbidden.map(([name, { called }]) => [name, called])));
}
