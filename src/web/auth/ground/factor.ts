import type { Factor } from "@supabase/auth-js";

/** The number of a factor by SMS; empty for others. The protocol answers it, the client's types do not say so. */
export function phoneOf(factor: Factor): string {
  const { phone } = factor as Factor & { phone?: unknown };
  return typeof phone === "string" ? phone : "";
}
