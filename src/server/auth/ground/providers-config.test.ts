import { readConfig } from "#server/config.ts";
import { expect, test } from "vitest";
import { parseProviders } from "./providers-config.ts";

const wrong = (env: Record<string, string>) => {
  try {
    parseProviders(env);
  } catch (error) {
    return (error as Error).message;
  }
  return null;
};

test("a provider needs a client ID to exist", () => {
  expect(
    parseProviders({
      AUTH_GOOGLE_CLIENT_ID: "",
      AUTH_OIDC_PROVIDERS: "keycloak",
      AUTH_KEYCLOAK_ISSUER: "https://id.example.org",
    }),
  ).toEqual([]);
});

test("Google, Apple and Microsoft need no issuer in the settings", () => {
  const providers = parseProviders({
    AUTH_GOOGLE_CLIENT_ID: "web, ios ,android",
    AUTH_GOOGLE_CLIENT_SECRET: "s",
    AUTH_APPLE_CLIENT_ID: "a",
    AUTH_MICROSOFT_CLIENT_ID: "m",
  });
  expect(providers.map(({ id, label, issuer, isFormPost }) => [id, label, issuer, isFormPost])).toEqual([
    ["google", "Google", "https://accounts.google.com", false],
    ["apple", "Apple", "https://appleid.apple.com", true],
    ["azure", "Microsoft", "https://login.microsoftonline.com/common/v2.0", false],
  ]);
  expect(providers[0]).toMatchObject({
    clientId: "web",
    acceptedClientIds: ["web", "ios", "android"],
    clientSecret: "s",
    scopes: ["openid", "email", "profile"],
    trustsEmail: false,
  });
});

test("another provider takes its issuer, label and scopes from the settings", () => {
  const providers = parseProviders({
    AUTH_OIDC_PROVIDERS: "keycloak, mon-sso",
    AUTH_KEYCLOAK_CLIENT_ID: "k",
    AUTH_KEYCLOAK_ISSUER: "https://id.example.org/realms/atelier",
    AUTH_MON_SSO_CLIENT_ID: "x",
    AUTH_MON_SSO_ISSUER: "http://127.0.0.1:9000/",
    AUTH_MON_SSO_SCOPES: "email groups",
    AUTH_MON_SSO_LABEL: "Compte de l'atelier",
  });
  expect(providers.map(({ id, label, issuer, isFormPost }) => [id, label, issuer, isFormPost])).toEqual([
    ["keycloak", "keycloak", "https://id.example.org/realms/atelier", false],
    ["mon-sso", "Compte de l'atelier", "http://127.0.0.1:9000/", false],
  ]);
  expect(providers[1]).toMatchObject({ clientSecret: null, scopes: ["openid", "email", "groups"] });
});

test.each([
  [{ AUTH_GOOGLE_CLIENT_SECRET: "s" }, "AUTH_GOOGLE_CLIENT_ID is needed"],
  [{ AUTH_GOOGLE_CLIENT_ID: "x", AUTH_GOOGLE_ISSUER: "http://id.example.org" }, "AUTH_GOOGLE_ISSUER"],
  [{ AUTH_GOOGLE_CLIENT_ID: "x", AUTH_GOOGLE_ISSUER: "https://user@id.example.org" }, "AUTH_GOOGLE_ISSUER"],
  [{ AUTH_OIDC_PROVIDERS: "keycloak", AUTH_KEYCLOAK_CLIENT_ID: "k" }, "AUTH_KEYCLOAK_ISSUER"],
  [{ AUTH_OIDC_PROVIDERS: "email" }, "AUTH_OIDC_PROVIDERS"],
  [{ AUTH_OIDC_PROVIDERS: "Keycloak" }, "AUTH_OIDC_PROVIDERS"],
  [{ AUTH_OIDC_PROVIDERS: "a,a" }, "AUTH_OIDC_PROVIDERS"],
  [{ AUTH_GOOGLE_CLIENT_ID: "x", AUTH_GOOGLE_TRUST_EMAIL: "yes" }, "AUTH_GOOGLE_TRUST_EMAIL"],
  [{ AUTH_MICROSOFT_CLIENT_ID: "x", AUTH_MICROSOFT_TRUST_EMAIL: "true" }, "of one tenant"],
])("%j stops the start and says which setting is wrong", (env, sentence) => {
  expect(wrong(env as unknown as Record<string, string>)).toContain(sentence);
  expect(() => readConfig(env as unknown as Record<string, string>)).toThrow(sentence);
});

test("one error names every wrong setting", () => {
  expect(wrong({ AUTH_GOOGLE_CLIENT_SECRET: "s", AUTH_OIDC_PROVIDERS: "email" })?.split("\n")).toHaveLength(3);
});
