import type { Endpoint } from "#api/endpoint.ts";
import type { FastifyInstance } from "fastify";
import { mountedPath } from "../mount.ts";
import type { Route } from "../route.ts";

// The mounted routes and the contract must be the same. A route outside the contract would escape its roles, its
// tenancy, its description and every test that reads it.

/** Paths under `/api` that are not calls of the product. */
const BESIDE_THE_CONTRACT = ["GET /api/docs"];

/**
 * Throws unless every endpoint of the contract has exactly one route and every route has its endpoint. The error has
 * one sentence for each fault.
 */
export function assertMounted(contract: readonly Endpoint[], routes: readonly Route[]): void {
  const faults = mountingFaults(contract, routes);
  if (faults.length > 0) throw new Error(`The routes and the contract differ:\n${faults.join("\n")}`);
}

/** The differences between the contract and the routes. Each sentence says what is wrong and what to do. */
export function mountingFaults(contract: readonly Endpoint[], routes: readonly Route[]): string[] {
  const endpoints = routes.map(({ endpoint }) => endpoint);
  return [
    ...contract
      .filter((line) => !endpoints.includes(line))
      .map(
        (line) =>
          `${endpointName(line)} is in the contract but no route answers it: write its route(…) ` +
          "in an exported list of src/server/<noun>/<noun>.routes.ts, or remove its endpoint from src/api",
      ),
    ...endpoints
      .filter((line) => !contract.includes(line))
      .map(
        (line) =>
          `${endpointName(line)} has a route but is not in the contract: ` +
          "export its endpoint({ … }) from src/api/<noun>.ts, and import it in the routes file",
      ),
    ...twice(contract).map((name) => `${name} is in the contract twice: keep one of its endpoints in src/api`),
    ...twice(endpoints).map((name) => `${name} has two routes: keep one of them in the *.routes.ts files`),
  ];
}

/** Refuses, while the application is built, any address under `/api` that is not in the contract. */
export function refuseAddressesBesideContract(app: FastifyInstance, contract: readonly Endpoint[]): void {
  const routes = new Set(BESIDE_THE_CONTRACT);
  for (const { method, path } of contract) routes.add(`${method} ${mountedPath(path)}`);
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat())
      if (isApiCall(one, url) && !routes.has(`${one} ${url}`))
        throw new Error(
          `${one} ${url} is mounted by hand and is not in the contract: export its endpoint({ … }) from ` +
            "src/api/<noun>.ts, and answer it with route(…) in src/server/<noun>/<noun>.routes.ts",
        );
  });
}

function isApiCall(method: string, url: string): boolean {
  // The framework adds HEAD for each GET, and answers OPTIONS to other origins.
  return /^\/api(\/|$)/i.test(url) && method !== "HEAD" && method !== "OPTIONS";
}

function twice(lines: readonly Endpoint[]): string[] {
  const names = lines.map(endpointName);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function endpointName({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
