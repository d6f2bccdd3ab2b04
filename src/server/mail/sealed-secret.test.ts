import { guessedSettings } from "#domain/mail/mail-providers.ts";
import { seal, unseal } from "#server/sealed.ts";
import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./sealed-secret.ts";

const key = Buffer.alloc(32, 7);
const deps = {
  seal: (text: string) => seal(key, Buffer.from(text)).toString("base64"),
  unseal: (sealedText: string) => unseal(key, Buffer.from(sealedText, "base64")).toString(),
};
const settings = guessedSettings("jean@roux.fr");
const use = { companyId: "c", id: "m", settings };
const sealedSecret = sealSecret(deps, use, "mot de passe");

test("a secret opens for its mailbox", () => {
  expect(openSecret(deps, use, sealedSecret)).toBe("mot de passe");
});

test("a sealed secret does not show the password", () => {
  expect(Buffer.from(sealedSecret, "base64").toString("latin1")).not.toContain("mot de passe");
});

test.each([
  ["another company", { ...use, companyId: "d" }],
  ["another mailbox", { ...use, id: "n" }],
  ["another server", { ...use, settings: { ...settings, imap: { ...settings.imap, host: "imap.voleur.example" } } }],
  ["another server for sending", { ...use, settings: { ...settings, smtp: { ...settings.smtp, host: "x.example" } } }],
  ["another name", { ...use, settings: { ...settings, username: "claire@roux.fr" } }],
])("a secret does not open for %s", (_what, otherUse) => {
  expect(openSecret(deps, otherUse, sealedSecret)).toBeNull();
});

test("a secret that was changed does not open", () => {
  expect(openSecret(deps, use, `AAAA${sealedSecret.slice(4)}`)).toBeNull();
});
