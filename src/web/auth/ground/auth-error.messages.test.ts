import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SENTENCES, authErrorSentence, linkErrorSentence } from "./auth-error.messages.ts";

// Every error code named in the auth contract.
const CONTRACT = `
bad_json request_entity_too_large validation_failed no_authorization bad_jwt user_not_found session_not_found
user_banned insufficient_aal user_already_exists signup_disabled email_provider_disabled phone_provider_disabled
weak_password anonymous_provider_disabled invalid_credentials email_not_confirmed phone_not_confirmed
flow_state_not_found flow_state_expired bad_code_verifier provider_disabled web3_provider_disabled
web3_unsupported_chain otp_disabled otp_expired access_denied saml_provider_disabled provider_email_needs_verification
not_admin email_exists phone_exists same_password reauthentication_needed reauthentication_not_valid
current_password_required current_password_invalid manual_linking_disabled single_identity_not_deletable
identity_not_found identity_already_exists email_conflict_identity_not_deletable mfa_factor_name_conflict
too_many_enrolled_mfa_factors mfa_verified_factor_exists mfa_totp_enroll_not_enabled mfa_phone_enroll_not_enabled
mfa_verification_failed mfa_challenge_expired mfa_ip_address_mismatch mfa_factor_not_found refresh_token_not_found
refresh_token_already_used session_expired over_request_rate_limit over_email_send_rate_limit over_sms_send_rate_limit
sms_send_failed captcha_failed
`
  .trim()
  .split(/\s+/);

const ROOT = join(import.meta.dirname, "../../../..");

test("a call refused without the page's key does not end the session", () => {
  for (const message of ["No API key found in request", "Invalid API key"])
    expect(authErrorSentence({ code: "no_authorization", status: 401, message })).toBe(
      "Cette page n'a plus la bonne clé pour parler au serveur. Recharge-la, puis réessaie.",
    );
  expect(
    authErrorSentence({
      code: "no_authorization",
      status: 401,
      message: "This endpoint requires a valid Bearer token",
    }),
  ).toMatch(/^Ta session est terminée/);
});

test("every code of the contract has a sentence that says what to do", () => {
  expect(CONTRACT.filter((code) => SENTENCES[code] === undefined)).toEqual([]);
});

test("every code of the official client has a sentence", () => {
  const types = readFileSync(join(ROOT, "node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts"), "utf8");
  const codes = [...types.matchAll(/'([a-z0-9_]+)'/g)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter((code) => SENTENCES[code] === undefined)).toEqual([]);
});

test("every code of our own server has a sentence", () => {
  const folder = join(ROOT, "src/server/auth");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const codes = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/AuthError\(\d+, "([a-z0-9_]+)"/g)].map(([, code]) => code!),
  );
  expect(codes.length).toBeGreaterThan(40);
  expect([...new Set(codes)].filter((code) => SENTENCES[code] === undefined)).toEqual([]);
});

test("sentences are whole", () => {
  for (const [code, sentence] of Object.entries(SENTENCES)) expect(sentence, code).toMatch(/^[A-ZÀ-Ý].*[.?]$/);
});

test("sentences show no code and no English", () => {
  for (const [code, sentence] of Object.entries(SENTENCES))
    expect(sentence, code).not.toMatch(/_|\b(error|invalid|token)\b/i);
});

test("the sentence about a weak password gives the reasons and the required length", () => {
  const weak = (reasons: string[], message = "") =>
    authErrorSentence({ code: "weak_password", status: 422, message, reasons });
  expect(weak(["length"], "Password should be at least 12 characters.")).toBe(
    "Ce mot de passe est trop court : il faut 12 caractères au moins.",
  );
  expect(weak(["length", "pwned"])).toContain("connu de tous");
  expect(authErrorSentence({ code: "weak_password" })).toBe(SENTENCES.weak_password);
});

test("a malformed phone, email or password is named", () => {
  const wrong = (message: string) => authErrorSentence({ code: "validation_failed", status: 400, message });
  expect(wrong("Invalid phone number format (E.164 required)")).toContain("06 12 34 56 78");
  expect(wrong("Unable to validate email address: invalid format")).toBe(
    "Cette adresse email ne me semble pas valide. Peux-tu la vérifier ?",
  );
  expect(wrong("Password cannot be longer than 72 characters")).toContain("trop long");
});

test("a delay required by the server is shown in seconds", () => {
  expect(
    authErrorSentence({
      code: "over_email_send_rate_limit",
      status: 429,
      message: "For security purposes, you can only request this after 41 seconds.",
    }),
  ).toBe("Patiente encore 41 s avant d'en demander un autre.");
  expect(
    authErrorSentence({ code: "over_request_rate_limit", status: 429, message: "Request rate limit reached" }),
  ).toBe(SENTENCES.over_request_rate_limit);
});

test("no network, a failing server and an unknown code each have a sentence", () => {
  expect(authErrorSentence({ status: 0, message: "Failed to fetch" })).toContain("Le serveur ne répond pas");
  expect(authErrorSentence({ status: 503 })).toContain("Le serveur ne répond pas");
  expect(authErrorSentence({ status: 422, code: "code_of_tomorrow" })).toContain("n'a pas abouti");
});

test("an expired link and an expired code have different sentences", () => {
  expect(linkErrorSentence("otp_expired")).toContain("Ce lien n'est plus valable");
  expect(linkErrorSentence("unheard_of")).toBe(SENTENCES.access_denied);
});
