import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { validationFailed } from "#server/auth/ground/auth-error.ts";
import type { AuthProvider } from "#server/auth/ground/providers-config.ts";
import { KNOWN_ISSUERS } from "#server/auth/ground/providers-config.ts";
import type { WaitingRoom } from "#server/http/waiting-room.ts";
import { waitingRoom } from "#server/http/waiting-room.ts";
import { isLoopbackHost } from "#server/loopback.ts";
import type { RemoteJWKSet } from "jose";
import { createRemoteJWKSet } from "jose";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ClientAuth, Configuration, ServerMetadata } from "openid-client";
import {
  ClientSecretBasic,
  ClientSecretPost,
  None,
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { providerErrorOf } from "./provider-error.ts";

/** The configuration that a provider publishes, and the keys of its tokens. */
export type ProviderClient = { oidc: Configuration; keys: RemoteJWKSet };

const CACHE_MS = 3_600_000;
const clients = new WeakMap<AuthProvider, { at: number; client: Promise<ProviderClient> }>();

/** The provider that a call names. 400 when it is unknown or off. */
export function providerOf({ config }: AuthDeps, name: unknown): AuthProvider {
  const provider = findProvider(config.providers, name);
  if (provider) return provider;
  if (typeof name === "string" && KNOWN_ISSUERS.has(name))
    throw validationFailed("Unsupported provider: provider is not enabled");
  throw validationFailed(
    `Unsupported provider: Provider ${typeof name === "string" ? name.slice(0, 100) : ""} could not be found`,
  );
}

/** The provider of a name, if it is on. Microsoft also answers to its own name. */
export function findProvider(providers: readonly AuthProvider[], name: unknown): AuthProvider | undefined {
  return providers.find(({ id }) => id === (name === "microsoft" ? "azure" : name));
}

const rooms = new WeakMap<AuthProvider, WaitingRoom>();
const waitingSignal = new AsyncLocalStorage<AbortSignal>();

/**
 * The configuration of a provider (OpenID Connect Discovery), read when first needed and then once an hour. After a
 * failure, the next call tries again. Throws 503 when the provider does not answer within the time of the settings.
 */
async function loadProviderClient(deps: AuthDeps, provider: AuthProvider): Promise<ProviderClient> {
  const cachedClient = clients.get(provider);
  if (cachedClient && Math.abs(deps.clock().getTime() - cachedClient.at) < CACHE_MS) return cachedClient.client;
  const client = discover(deps, provider).catch((error: unknown) => {
    clients.delete(provider);
    throw providerErrorOf(deps, provider, error);
  });
  clients.set(provider, { at: deps.clock().getTime(), client });
  return client;
}

/**
 * Runs `work` with a provider, within the time of the settings, until the caller hangs up, and beside a limited number
 * of other calls. Throws only `AuthError`.
 */
export async function askProvider<T>(
  deps: AuthDeps,
  provider: AuthProvider,
  hangUpSignal: AbortSignal,
  work: (client: ProviderClient) => Promise<T>,
): Promise<T> {
  const room =
    rooms.get(provider) ?? waitingRoom({ name: provider.id, patienceMs: deps.config.providerTimeoutSeconds * 1000 });
  rooms.set(provider, room);
  try {
    return await room(async (signal) => {
      const client = await loadProviderClient(deps, provider);
      return waitingSignal.run(signal, () => work(client));
    }, hangUpSignal);
  } catch (error) {
    throw providerErrorOf(deps, provider, error);
  }
}

async function discover({ config }: AuthDeps, provider: AuthProvider): Promise<ProviderClient> {
  const [issuer, timeout] = [new URL(provider.issuer), config.providerTimeoutSeconds];
  const isLocal = isLoopbackHost(issuer.hostname);
  // The signature of an ID token is checked even when the token comes straight from the provider.
  const execute = isLocal ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks];
  const oidc = await discovery(issuer, provider.clientId, undefined, authentication(provider.clientSecret), {
    timeout,
    execute,
  });
  // A request stops when its caller hangs up. Reading the configuration and the keys goes on, because all callers share
  // it.
  oidc[customFetch] = (url, { signal, ...options }) =>
    fetch(url, {
      ...options,
      signal: AbortSignal.any([signal, waitingSignal.getStore()].filter((one) => one !== undefined)),
    });
  const keys = new URL(oidc.serverMetadata().jwks_uri ?? "");
  if (keys.protocol !== "https:" && !(isLocal && isLoopbackHost(keys.hostname)))
    throw new Error("keys over plain HTTP");
  return { oidc, keys: createRemoteJWKSet(keys, { timeoutDuration: timeout * 1000 }) };
}

function authentication(secret: string | null): ClientAuth {
  if (secret === null) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...call) => (acceptsPostedSecret(server) ? post : basic)(server, ...call);
}

function acceptsPostedSecret({ token_endpoint_auth_methods_supported: methods }: ServerMetadata): boolean {
  return methods === undefined || methods.includes("client_secret_post") || !methods.includes("client_secret_basic");
}
