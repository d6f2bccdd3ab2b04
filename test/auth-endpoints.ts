import { registerAuthRoutes } from "#server/auth/auth.routes.ts";
import { parseAuthConfig } from "#server/auth/ground/auth-config.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { acceptJson } from "#server/http/json-body.ts";
import fastify from "fastify";

/** The endpoints of the auth server as really mounted: `METHOD /path/:id`. */
export async function authEndpoints(): Promise<string[]> {
  const app = fastify();
  const endpoints: string[] = [];
  acceptJson(app);
  app.addHook("onRoute", ({ method, url }) => {
    for (const verb of [method].flat()) if (verb !== "HEAD" && verb !== "OPTIONS") endpoints.push(`${verb} ${url}`);
  });
  await app.register((scope) =>
    registerAuthRoutes(scope, { config: parseAuthConfig({ PUBLIC_URL: "http://127.0.0.1:3000" }) } as AuthDeps),
  );
  await app.ready();
  return [...new Set(endpoints)];
}
