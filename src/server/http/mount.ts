import type { Endpoint } from "#api/endpoint.ts";
import { quotaOf } from "#api/endpoint.ts";
import { hasRight } from "#domain/company/team.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps, TokenOwner } from "#server/deps.ts";
import { isId } from "#server/ids.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readBodyOrAllWrong, refuseDottedNames } from "./all-wrong-fields.ts";
import { notFound, signedOut } from "./api-error.ts";
import type { Caller } from "./caller.ts";
import { asCaller, asPerson } from "./caller.ts";
import { withoutAmounts } from "./contract/without-amounts.ts";
import type { Tell } from "./event-stream.ts";
import { answerByEvents, readsEvents } from "./event-stream.ts";
import { watchForHangUp } from "./hang-up.ts";
import { runOncePerKey } from "./idempotency.ts";
import type { BuiltRequest, Route } from "./route.ts";
import { assertAllowed } from "./route.ts";

/**
 * Mounts every route. A mounted route identifies the caller, and refuses calls and fields that the caller's role does
 * not allow. It reads the input by the contract and runs the handler. It removes from the answer what the role may not
 * see, and checks the answer by the contract.
 */
export function mountRoutes(app: FastifyInstance, deps: Deps, routes: readonly Route[]): void {
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: mountedPath(route.endpoint.path),
      ...acceptLongBody(deps, route.endpoint),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const answer = async (tell: Tell | null) =>
          readAnswer(route.endpoint, await runRoute(deps, route, request, reply, tell));
        if (route.endpoint.streams !== true || !readsEvents(request)) return answer(null);
        return answerByEvents(request, reply, answer);
      },
    });
  }
}

// A stranger cannot fill the memory with bodies that only a signed-in person may send.
function acceptLongBody({ verifyAccessToken }: Deps, { largestBodyBytes }: Endpoint) {
  if (largestBodyBytes === undefined) return {};
  return {
    bodyLimit: largestBodyBytes,
    onRequest: async ({ headers }: FastifyRequest) => {
      if ((await verifyAccessToken(headers.authorization)) === null) throw signedOut();
    },
  };
}

// An answer that breaks our own contract is our fault, not one of what was sent.
function readAnswer({ method, path, answer }: Endpoint, value: unknown): unknown {
  const readValue = answer.safeParse(value);
  if (readValue.success) return readValue.data;
  throw new Error(`the answer of ${method} ${path} breaks the contract`, { cause: readValue.error });
}

/** A path of the contract in the router's syntax. */
export function mountedPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

async function runRoute(
  deps: Deps,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  tell: Tell | null,
): Promise<unknown> {
  // A route is stored without the types of its own input, which `readInput` reads by its endpoint.
  const run = route.run as (deps: Deps, request: BuiltRequest) => Promise<unknown>;
  if (route.kind === "public") {
    const answer = await run(deps, { ...readInput(route, request), authorization: request.headers.authorization });
    return hideAmounts(route, route.endpoint.showsAmountsByLink === true, answer);
  }
  const quota = quotaOf(route.endpoint, request.query);
  const admit = ({ userId }: TokenOwner) => deps.quotas.take(quota, { userId });
  const assertMay = (caller: Caller) => {
    deps.quotas.take(quota, { companyId: caller.companyId });
    assertAllowed(route, caller, request.body);
  };
  if (route.kind === "patient") {
    const caller = await asCaller(deps, request.headers, async (_tx, person) => person, admit);
    assertMay(caller);
    const open = <T>(work: (tx: Db) => Promise<T>) => inCompany(deps.db, caller.companyId, work);
    const answer = await run(deps, {
      ...readInput(route, request),
      caller,
      inCompany: open,
      signal: watchForHangUp(request, reply),
      tell,
      lastEventId: lastEventIdOf(request),
    });
    return hideAmounts(route, hasRight(caller.role, "amounts"), answer);
  }
  if (route.kind === "person") {
    const person = await asPerson(deps, request.headers, admit);
    // Without a company, a caller has no role that allows them to see its amounts.
    return hideAmounts(route, false, await run(deps, { ...readInput(route, request), person }));
  }
  const work = async (tx: Db, caller: Caller) => {
    assertMay(caller);
    const handle = (input: BuiltRequest) => run(deps, { ...input, tx, caller });
    const input = route.saysAllWrong ? await readForm(route, request, handle) : readInput(route, request);
    const call = {
      key: request.headers["idempotency-key"],
      endpoint: route.endpoint,
      params: input.params,
      body: input.body,
    };
    const answer = await runOncePerKey(deps, tx, caller, call, () => handle(input));
    return hideAmounts(route, hasRight(caller.role, "amounts"), answer);
  };
  return asCaller(deps, request.headers, work, admit);
}

function lastEventIdOf({ headers }: FastifyRequest): string | null {
  const id = headers["last-event-id"];
  return typeof id === "string" ? id.slice(0, 100) : null;
}

function hideAmounts({ endpoint }: Route, seesAmounts: boolean, answer: unknown): unknown {
  return seesAmounts ? answer : withoutAmounts(endpoint.answer, answer);
}

function readInput({ endpoint }: Route, request: FastifyRequest): BuiltRequest {
  refuseDottedNames(endpoint.body, request.body);
  return {
    params: readParams(endpoint, request),
    query: endpoint.query?.parse(request.query),
    body: endpoint.body?.parse(request.body ?? undefined),
  };
}

async function readForm(
  { endpoint }: Route,
  request: FastifyRequest,
  handle: (input: BuiltRequest) => Promise<unknown>,
): Promise<BuiltRequest> {
  refuseDottedNames(endpoint.body, request.body);
  const input = { params: readParams(endpoint, request), query: endpoint.query?.parse(request.query) };
  const body = await readBodyOrAllWrong(endpoint.body!, request.body ?? undefined, (readable) =>
    handle({ ...input, body: readable }),
  );
  return { ...input, body };
}

function readParams(endpoint: Endpoint, request: FastifyRequest): Record<string, string> {
  // The framework gives the parts of the path, as texts.
  const params = request.params as Record<string, string>;
  const isSignedIn = endpoint.access === "signed-in";
  for (const [name, value] of Object.entries(params)) {
    if (isSignedIn && /^id$|Id$/.test(name) && !isId(value)) throw notFound();
  }
  return params;
}
