import { programOf } from "#server/auth/devices/browser.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import type { SignUpRow } from "./sign-ups.repository.ts";

/**
 * A proof: the browser or program that sends it, whether it came by a link, and the PKCE challenge with which its
 * letter was asked for.
 */
export type ProofPlace = { place: CallOrigin; isByLink: boolean; codeChallenge: string };

/**
 * The sign-up that the prover of an address made, or null. A browser is known by its cookie. A program has no cookie,
 * so it must call from the same address under the same name as the only sign-up. A link that a program opens restores
 * no sign-up with a password.
 */
export function signUpOfProver(deps: AuthDeps, rows: SignUpRow[], { place, isByLink }: ProofPlace): SignUpRow | null {
  const { browser = "" } = place;
  if (browser !== "") return rows.findLast((row) => row.browser === browser) ?? null;
  const program = programOf(deps, place);
  const [only] = rows;
  const isSameProgram = rows.length === 1 && program !== "" && only!.program === program;
  return isSameProgram && (!isByLink || only!.password_hash === null) ? only! : null;
}

/** The sign-up that asked for this letter with PKCE, or null. Only the person who signed up has the verifier. */
export function signUpOfChallenge(rows: SignUpRow[], { codeChallenge }: ProofPlace): SignUpRow | null {
  return codeChallenge === "" ? null : (rows.find((row) => row.code_challenge === codeChallenge) ?? null);
}
