import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuthAnswer } from "./auth-calls.ts";
import { authCalls } from "./auth-calls.ts";
import type { TestApp } from "./test-app.ts";

/** The API keys of a test server, as its operator finds them. */
export function apiKeysOf({ config }: TestApp): { anon: string; service_role: string } {
  return JSON.parse(readFileSync(join(config.dataDir, "api-keys.json"), "utf8")) as {
    anon: string;
    service_role: string;
  };
}

/** Calls of the auth server with the secret key, and the audit rows they write, in order. */
export function adminCalls(app: TestApp) {
  const { call } = authCalls(app);
  const bearer = apiKeysOf(app).service_role;
  const as =
    (method: "GET" | "POST" | "PUT" | "DELETE") =>
    (path: string, body?: unknown): Promise<AuthAnswer> =>
      call(method, path, { bearer, ...(body !== undefined && { body }) });
  return {
    get: as("GET"),
    post: as("POST"),
    put: as("PUT"),
    delete: as("DELETE"),
    audit: async () =>
      (
        await app.database.owner.query<{
          actor_id: string | null;
          action: string;
          details: Record<string, unknown>;
          ip: string;
        }>("select actor_id, action, details, ip from auth.audit_log order by ctid")
      ).rows,
  };
}
