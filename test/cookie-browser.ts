import type { AuthAnswer } from "./auth-calls.ts";
import { authCalls } from "./auth-calls.ts";
import type { TestApp } from "./test-app.ts";

/** A browser: it sends the origin of its calls, and keeps its cookies. */
export function browserOn(app: TestApp) {
  const cookies = new Map<string, string>();
  const { call } = authCalls(app);
  const keep = (headers: Record<string, unknown>) => {
    for (const cookie of [headers["set-cookie"] ?? []].flat() as string[])
      cookies.set(cookie.split("=")[0]!, cookie.split(";")[0]!);
  };
  const headers = () => ({
    origin: app.config.publicUrl,
    "user-agent": "Firefox",
    ...(cookies.size > 0 && { cookie: [...cookies.values()].join("; ") }),
  });
  return {
    post: async (path: string, body: unknown): Promise<AuthAnswer> => {
      const answer = await call("POST", path, { body, headers: headers() });
      keep(answer.headers);
      return answer;
    },
    follow: async (link: string): Promise<Record<string, string>> => {
      const answer = await app.server.inject({
        url: link.slice(link.indexOf("/auth/v1")),
        headers: { ...headers(), accept: "text/html" },
      });
      return Object.fromEntries(new URLSearchParams(new URL(String(answer.headers.location)).hash.slice(1)));
    },
  };
}
