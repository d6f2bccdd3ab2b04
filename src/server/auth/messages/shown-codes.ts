import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";

const MOST_CODES = 100;
const lastCodes = new Map<string, string>();

/**
 * Remembers the last code sent to an address, where the settings show codes on screen. For development on this machine
 * only.
 */
export function rememberCode({ config }: AuthDeps, address: string, code: string): void {
  if (!config.showCodes || code === "") return;
  if (lastCodes.size >= MOST_CODES) lastCodes.clear();
  lastCodes.set(address, code);
}

/** The last code sent to an address, or null. */
export function shownCode({ config }: AuthDeps, address: string): string | null {
  return config.showCodes ? (lastCodes.get(address) ?? null) : null;
}
