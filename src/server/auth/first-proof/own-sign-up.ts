import { programOf } from "#server/auth/devices/browser.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { Place } from "#server/auth/sessions/sessions.ts";
import type { SignUpRow } from "./sign-ups.repository.ts";

/**
 * A proof: which browser or program brings it, whether by a link, and the challenge of PKCE its letter was asked with.
 */
export type ProofPlace = { place: Place; byLink: boolean; codeChallenge: string };

/**
 * Which sign-up the prover of an address made, or null. A browser is known by its cookie. A program keeps none: it is
 * the one that signed up when nobody else did, and it calls from the same address under the same name. A link is a
 * browser's to open: by a program, it keeps nothing that opens the account.
 */
export function ownSignUp(deps: AuthDeps, rows: SignUpRow[], { place, byLink }: ProofPlace): SignUpRow | null {
  const { browser = "" } = place;
  if (browser !== "") return rows.findLast((row) => row.browser === browser) ?? null;
  const program = programOf(deps, place);
  const [only] = rows;
  const isSameProgram = rows.length === 1 && program !== "" && only!.program === program;
  return isSameProgram && (!byLink || only!.password_hash === null) ? only! : null;
}

/** The sign-up that asked for this letter with PKCE: who has its verifier is who signed up. */
export function signUpOfChallenge(rows: SignUpRow[], { codeChallenge }: ProofPlace): SignUpRow | null {
  return codeChallenge === "" ? null : (rows.find((row) => row.code_challenge === codeChallenge) ?? null);
}
