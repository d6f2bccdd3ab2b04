import { providerOfServer } from "#domain/mail/sender-domain.ts";
import { expect, test } from "vitest";
import { openSenderDomains } from "./read-sender-domain.ts";

const read = (records: Record<string, string[]>, host = "smtp.gmail.com") =>
  openSenderDomains(async (name) => records[name] ?? [])("roux.fr", providerOfServer(host));

test("what the domain publishes is read under its names", async () => {
  const records = {
    "roux.fr": ["v=spf1 include:_spf.google.com ~all"],
    "_dmarc.roux.fr": ["v=DMARC1; p=none"],
    "google._domainkey.roux.fr": ["v=DKIM1; p=abc"],
  };
  expect(await read(records)).toEqual({
    texts: records["roux.fr"],
    dmarcTexts: records["_dmarc.roux.fr"],
    hasDkim: true,
    spfNames: ["_spf.google.com"],
  });
});

test("what an included domain includes is read once", async () => {
  const { spfNames } = await read({
    "roux.fr": ["v=spf1 include:a.fr ~all"],
    "a.fr": ["v=spf1 include:b.fr ~all"],
    "b.fr": ["v=spf1 include:a.fr include:_spf.google.com ~all"],
  });
  expect(spfNames).toEqual(["a.fr", "b.fr", "_spf.google.com"]);
});

test("ten names are asked at most", async () => {
  const askedNames: string[] = [];
  const readEndless = openSenderDomains(async (name) => {
    askedNames.push(name);
    return [`v=spf1 include:x${askedNames.length}.fr ~all`];
  });
  await readEndless("roux.fr", null);
  expect(askedNames.length).toBe(2 + 10);
});

test("a DNS that does not answer is not read as empty", async () => {
  const readSilent = openSenderDomains(async () => Promise.reject(new Error("ETIMEOUT")));
  expect(await readSilent("roux.fr", providerOfServer("smtp.gmail.com"))).toEqual({
    texts: null,
    dmarcTexts: null,
    hasDkim: null,
    spfNames: [],
  });
});

test("where the keys of a provider stand is not always known", async () => {
  expect((await read({}, "ssl0.ovh.net")).hasDkim).toBeNull();
});
