import type { Factor } from "@supabase/auth-js";

/** The number of a factor by SMS, empty for another factor. The protocol answers it, but the client's types lack it. */
export function phoneOf(factor: Factor): string {
  const { phone } = factor as Factor & { phone?: unknown };
  return typeof phone === "string" ? phone : "";
}
