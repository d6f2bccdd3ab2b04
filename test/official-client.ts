import { GoTrueClient } from "@supabase/auth-js";
import { memoryStorage } from "./memory-storage.ts";

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
