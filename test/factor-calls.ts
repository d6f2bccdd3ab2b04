import { TOTP } from "otpauth";
import type { AuthAnswer, AuthSession } from "./auth-calls.ts";
import { authCalls } from "./auth-calls.ts";
import type { TestApp } from "./test-app.ts";

/** A factor just enrolled. `secret` in base32, empty for a phone. */
export type EnrolledFactor = { id: string; secret: string };

/**
 * The code of an authenticator, `steps` of 30 seconds away from a moment. By the real clock, use the present code first
 * and the next one after it: each is still good when a period ends meanwhile, and neither is used twice.
 */
export function totpCode(secret: string, now: Date, steps = 0): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: now.getTime() + steps * 30_000 });
}

/** A code of six digits that an authenticator does not show around a moment. */
export function wrongCode(secret: string, now: Date): string {
  const codes = [-1, 0, 1].map((steps) => totpCode(secret, now, steps));
  return ["000000", "111111", "222222", "333333"].find((code) => !codes.includes(code))!;
}

/** Calls about second factors, as a session makes them. */
export function factorCalls(app: TestApp, clock: () => Date) {
  const { call } = authCalls(app);
  const as = (session: AuthSession, body?: unknown, from?: string) => ({
    bearer: session.access_token,
    ...(body !== undefined && { body }),
    ...(from && { from }),
  });
  const enroll = (session: AuthSession, body: object = {}) =>
    call("POST", "/factors", as(session, { factor_type: "totp", ...body }));
  const challenge = (session: AuthSession, id: string, from?: string) =>
    call("POST", `/factors/${id}/challenge`, as(session, {}, from));
  const verify = (session: AuthSession, id: string, challengeId: unknown, code: unknown, from?: string) =>
    call("POST", `/factors/${id}/verify`, as(session, { challenge_id: challengeId, code }, from));
  const remove = (session: AuthSession, id: string) => call("DELETE", `/factors/${id}`, as(session));
  const enrollTotp = async (session: AuthSession, body: object = {}): Promise<EnrolledFactor> => {
    const { json } = await enroll(session, body);
    return { id: json.id, secret: json.totp?.secret ?? "" };
  };
  /** Opens a challenge and answers it with the current code. */
  const show = async (session: AuthSession, factor: EnrolledFactor, steps = 0): Promise<AuthAnswer> =>
    verify(session, factor.id, (await challenge(session, factor.id)).json.id, totpCode(factor.secret, clock(), steps));
  /** Enrols an authenticator and verifies it. Answers the factor and the raised session. */
  const protect = async (
    session: AuthSession,
    body: object = {},
  ): Promise<{ factor: EnrolledFactor; session: AuthSession }> => {
    const factor = await enrollTotp(session, body);
    return { factor, session: (await show(session, factor)).json };
  };
  return { enroll, enrolled: enrollTotp, challenge, verify, remove, show, protect };
}
