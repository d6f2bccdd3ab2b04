import type { TestApp } from "./test-app.ts";

/** An answer of the auth server: its status, JSON and headers. */
export type AuthAnswer = { status: number; json: any; headers: Record<string, unknown> };

/** A session as the protocol answers it. */
export type AuthSession = { access_token: string; refresh_token: string; user: { id: string } & Record<string, any> };

export const PASSWORD = "un bon mot de passe";

/** Calls of the auth server of an application under test. `bearer` is the access token, `headers` are added. */
export function authCalls({ server }: TestApp) {
  async function call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    options: { body?: unknown; bearer?: string; headers?: Record<string, string>; from?: string } = {},
  ): Promise<AuthAnswer> {
    const { body, bearer, headers, from } = options;
    const answer = await server.inject({
      method,
      url: `/auth/v1${path}`,
      headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
      ...(from && { remoteAddress: from }),
      ...(body !== undefined && { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      json: answer.body === "" ? null : JSON.parse(answer.body),
      headers: answer.headers,
    };
  }
  return {
    call,
    signUp: async (email: string, more: object = {}): Promise<AuthSession> =>
      (await call("POST", "/signup", { body: { email, password: PASSWORD, ...more } })).json,
    signIn: (email: string, password = PASSWORD, from?: string) =>
      call("POST", "/token?grant_type=password", { body: { email, password }, ...(from && { from }) }),
    refresh: (token: unknown) => call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } }),
    user: (bearer: string) => call("GET", "/user", { bearer }),
    /** Our own API, which checks that the session is still open. */
    api: async (bearer: string) =>
      (await server.inject({ method: "GET", url: "/api/company", headers: { authorization: `Bearer ${bearer}` } }))
        .statusCode,
  };
}
