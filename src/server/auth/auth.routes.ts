import { hangUpSignalOf } from "#server/http/hang-up.ts";
import type { FastifyInstance } from "fastify";
import { signIn } from "./accounts/sign-in.ts";
import { signUp } from "./accounts/sign-up.ts";
import { updateUser } from "./accounts/update-user.ts";
import { adminRoutes } from "./admin/admin.routes.ts";
import { codesRoutes, redirectOf } from "./codes/codes.routes.ts";
import { identifyBrowsers } from "./devices/browser.ts";
import { askerOf, callOriginOf } from "./devices/call-origin.ts";
import { knownDevice, rememberSignIn, rememberDevices } from "./devices/known-device.ts";
import { factorsRoutes } from "./factors/factors.routes.ts";
import { authErrorAnswer } from "./gate/auth-error-answer.ts";
import { captchaGate } from "./gate/captcha.ts";
import { gate } from "./gate/gate.ts";
import type { AuthDeps } from "./ground/auth-deps.ts";
import { AuthError, validationFailed } from "./ground/auth-error.ts";
import { audit } from "./ground/auth.repository.ts";
import { clientAddress } from "./ground/client-address.ts";
import { limitCalls } from "./ground/limits.ts";
import { identitiesRoutes } from "./identities/identities.routes.ts";
import { providersRoutes } from "./providers/providers.routes.ts";
import { authenticate, endSessions } from "./sessions/sessions.ts";
import { settingsRoutes } from "./settings.routes.ts";
import { readUserAnswer } from "./users/user-answer.ts";
import { takeBack } from "./way-back/take-back.ts";

/** The auth server of the contract, registered under `/auth/v1`. */
export async function registerAuthRoutes(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  gate(app, deps);
  captchaGate(app, deps);
  rememberDevices(app, deps);
  identifyBrowsers(app, deps);
  app.setErrorHandler((error, request, reply) => authErrorAnswer(error, request, reply));
  app.setNotFoundHandler(() => {
    throw new AuthError(404, "not_found", "404: Not Found");
  });

  accountRoutes(app, deps);
  codesRoutes(app, deps);
  providersRoutes(app, deps);
  identitiesRoutes(app, deps);
  adminRoutes(app, deps);
  factorsRoutes(app, deps);
  logoutRoute(app, deps);
  settingsRoutes(app, deps);
}

function accountRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.post("/signup", async (request) => {
    await limitCalls(deps, "signup", clientAddress(deps, request));
    return signUp(deps, request.body, {
      ...callOriginOf(deps, request),
      ...askerOf(deps, request),
      redirectTo: redirectOf(deps, request),
    });
  });

  app.post<{ Querystring: { grant_type?: string } }>("/token", async (request) => {
    await limitCalls(deps, request.query.grant_type === "web3" ? "web3" : "token", clientAddress(deps, request));
    return signIn(
      deps,
      request.query.grant_type,
      request.body,
      { ...callOriginOf(deps, request), hangUpSignal: hangUpSignalOf(request) },
      request.headers.authorization,
    );
  });

  app.get("/user", async (request) => {
    const { user } = await authenticate(deps, deps.pool, request.headers.authorization);
    return readUserAnswer(deps.pool, user);
  });

  app.put("/user", async (request) => {
    await limitCalls(deps, "user", clientAddress(deps, request));
    return updateUser(deps, request.headers.authorization, request.body, {
      redirectTo: redirectOf(deps, request),
      hangUpSignal: hangUpSignalOf(request),
      remember: (user) => rememberSignIn(request, user),
    });
  });

  app.post("/way-back", async (request) => {
    await limitCalls(deps, "verify", clientAddress(deps, request));
    return takeBack(deps, request.body, clientAddress(deps, request));
  });
}

function logoutRoute(app: FastifyInstance, deps: AuthDeps): void {
  app.post<{ Querystring: { scope?: string } }>("/logout", async (request, reply) => {
    const { user, session } = await authenticate(deps, deps.pool, request.headers.authorization);
    const scope = request.query.scope ?? "global";
    if (scope !== "global" && scope !== "local" && scope !== "others")
      throw validationFailed(`Unsupported logout scope "${scope}"`);
    await endSessions(deps.pool, user.id, session.id, scope);
    // The browser that signs out everywhere keeps its device cookie.
    if (scope !== "local" && knownDevice(deps, request.headers.cookie, user) !== null)
      rememberSignIn(request, { ...user, device_generation: user.device_generation + 1 });
    await audit(deps.pool, {
      id: deps.ids(),
      actorId: user.id,
      action: "logout",
      ip: clientAddress(deps, request),
      at: deps.clock(),
    });
    return reply.status(204).send();
  });
}
