import { createHash, randomBytes } from "node:crypto";
import { memberOf } from "./ask-provider.ts";

// What the permissions of every provider are made of (OAuth 2.0, OpenID Connect).

/** A verifier of PKCE (RFC 7636). */
export function newVerifier(): string {
  return randomBytes(48).toString("base64url");
}

/** What is shown of a verifier before it is told. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** A call with fields, as a provider of tokens reads it. */
export function formOf(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

/**
 * The first of these claims that an ID token has, in small letters; empty without one. The token comes straight from
 * the provider, by TLS: its signature says nothing more (OpenID Connect Core, 3.1.3.7).
 */
export function claimOf(idToken: string, ...names: readonly string[]): string {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
    const values = names.map((name) => textMember(claims, name));
    return (values.find((value) => value !== "") ?? "").toLowerCase();
  } catch {
    return "";
  }
}

/** A text of an answer. Empty for anything else. */
export function textMember(json: unknown, name: string): string {
  const value = memberOf(json, name);
  return typeof value === "string" ? value : "";
}
