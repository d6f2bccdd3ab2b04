import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";

const KEPT = 100;
const last = new Map<string, string>();

/**
 * Remembers the last code sent to an address, where the settings show codes on screen: in development, on this machine
 * alone.
 */
export function noteCode({ config }: AuthDeps, address: string, code: string): void {
  if (!config.showCodes || code === "") return;
  if (last.size >= KEPT) last.clear();
  last.set(address, code);
}

/** The last code sent to an address, or null. */
export function shownCode({ config }: AuthDeps, address: string): string | null {
  return config.showCodes ? (last.get(address) ?? null) : null;
}
