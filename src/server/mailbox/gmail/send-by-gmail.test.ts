import { gmailSettings } from "#domain/mail/mail-providers.ts";
import type { GoogleServer } from "#test/mail/google-server.ts";
import { googleServer } from "#test/mail/google-server.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { newVerifier } from "../permission/form-of-grant.ts";
import type { GoogleClient } from "./google-client.ts";
import { GOOGLE_RETURN_PATH, placesAt } from "./google-client.ts";
import { openGooglePermissions } from "./google-permission.ts";
import { openGmailSending } from "./send-by-gmail.ts";

const SITE = "http://127.0.0.1:3000";
const ADDRESS = "jean@gmail.com";
const MAIL = Buffer.from(`From: ${ADDRESS}\r\nTo: claire@roux.example\r\nSubject: Devis\r\n\r\nBonjour\r\n`);
const QUICK = { silenceMs: 500, mostTries: 2, wait: async () => {} };

let google: GoogleServer;
let client: GoogleClient;
let refreshToken: string;
beforeAll(async () => {
  google = await googleServer(SITE);
  client = {
    clientId: google.env["GOOGLE_CLIENT_ID"] ?? "",
    clientSecret: google.env["GOOGLE_CLIENT_SECRET"] ?? "",
    returnAddress: `${SITE}${GOOGLE_RETURN_PATH}`,
    places: placesAt(google.address),
  };
  const verifier = newVerifier();
  const permissions = openGooglePermissions(client);
  const { searchParams } = await google.consent(permissions.askingAddress({ state: "1", verifier, hint: ADDRESS }));
  const permission = await permissions.exchangeCode(
    searchParams.get("code") ?? "",
    verifier,
    AbortSignal.timeout(20_000),
  );
  refreshToken = permission?.refreshToken ?? "";
});
afterAll(() => google.close());
afterEach(() => void Object.assign(google.state, { refusals: [], silentAt: null, thinkMs: 0 }));

let handedCount = 0;
function send(answerMs = 20_000, signal = AbortSignal.timeout(30_000), permissions = openGooglePermissions(client)) {
  handedCount = 0;
  const access = { ...gmailSettings(ADDRESS), kind: "gmail" as const, secret: refreshToken };
  const envelope = { from: ADDRESS, to: ["claire@roux.example"] };
  const onHanded = async () => void handedCount++;
  return openGmailSending(client, permissions, QUICK, answerMs)(access, envelope, MAIL, { onHanded, signal });
}

test("a mail that Gmail takes is taken for everybody", async () => {
  await expect(send()).resolves.toEqual([]);
  expect(handedCount).toBe(1);
});

test("Gmail is waited for while it thinks a whole mail over", async () => {
  google.state.thinkMs = 1_500;
  await expect(send()).resolves.toEqual([]);
});

test("Gmail leaves a doubt when it never says whether it took a mail", async () => {
  google.state.silentAt = /messages\/send/;
  await expect(send(500)).rejects.toMatchObject({ failure: "silent", isDoubtful: true });
});

test("a token that cannot be had leaves no doubt", async () => {
  google.state.refusals = [{ match: /oauth2\/token/, status: 503, times: 99 }];
  const permissions = openGooglePermissions(client, QUICK);
  await expect(send(500, AbortSignal.timeout(30_000), permissions)).rejects.toMatchObject({
    failure: "unreachable",
    isDoubtful: false,
  });
  expect(handedCount).toBe(0);
});

test("what is aborted before it was given away leaves no doubt", async () => {
  await expect(send(500, AbortSignal.abort())).rejects.toMatchObject({ failure: "silent", isDoubtful: false });
  expect(handedCount).toBe(0);
});
