import type { Endpoint } from "#api/endpoint.ts";
import { join } from "node:path";
import { loadExports } from "./load-exports.ts";

const API = join(import.meta.dirname, "../../../api");

/**
 * The whole contract: every endpoint that a file of `src/api` exports, for OpenAPI, routing and the tests that check
 * every endpoint. A new endpoint is part of it as soon as it is exported.
 */
export const contract: readonly Endpoint[] = [...new Set((await loadExports(API, /\.ts$/)).filter(isEndpoint))];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}
