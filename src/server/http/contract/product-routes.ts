import { join } from "node:path";
import type { Route } from "../route.ts";
import { loadExports } from "./load-exports.ts";

const SERVER = join(import.meta.dirname, "../..");

/**
 * Every route of the product: the routes and lists of routes that the `*.routes.ts` files of the server export. A new
 * route is mounted as soon as it is exported.
 */
export async function findRoutes(): Promise<Route[]> {
  return (await loadExports(SERVER, /\.routes\.ts$/)).flat().filter(isRoute);
}

function isRoute(value: unknown): value is Route {
  return typeof value === "object" && value !== null && "endpoint" in value && "run" in value;
}
