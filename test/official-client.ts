import { GoTrueClient } from "@supabase/auth-js";
import { memoryStorage } from "./memory-storage.ts";

type ClientOptions = NonNullable<ConstructorParameters<typeof GoTrueClient>[0]>;

/** The official client of a program, without a storage. `url` is that of the auth server. */
export function clientWithoutStorage(
  url: string,
  options: Pick<ClientOptions, "headers" | "fetch"> = {},
): GoTrueClient {
  return new GoTrueClient({
    url,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** The official client, unmodified, with a storage of its own. `address` is that of a server that listens. */
export function officialClient(address: string, flowType: "implicit" | "pkce" = "implicit"): GoTrueClient {
  return new GoTrueClient({
    url: `${address}/auth/v1`,
    storage: memoryStorage(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
  });
}
