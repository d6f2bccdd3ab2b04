import { expect, test } from "vitest";
import { ownDomain } from "./mail-providers.ts";
import type { SenderRecords } from "./sender-domain.ts";
import { adviseSender, dkimNames, providerOfServer, spfNamesOf } from "./sender-domain.ts";

const OVH = providerOfServer("ssl0.ovh.net");
const SILENT: SenderRecords = { texts: null, spfNames: [], dmarcTexts: null, hasDkim: null };
const EMPTY: SenderRecords = { texts: [], spfNames: [], dmarcTexts: [], hasDkim: false };

const statesOf = (records: SenderRecords, provider = OVH) =>
  adviseSender("roux.fr", provider, records).map(({ state }) => state);
const recordsOf = (records: Partial<SenderRecords>, provider = OVH) =>
  adviseSender("roux.fr", provider, { ...EMPTY, ...records }).map(({ record }) => record?.value ?? null);

test("only the domain of one's own is looked at", () => {
  expect(["jean@orange.fr", "jean@gmail.com", "jean@roux.fr", "jean@localhost"].map(ownDomain)).toEqual([
    null,
    null,
    "roux.fr",
    null,
  ]);
});

test("a provider is known by the server that sends", () => {
  const hosts = ["ssl0.ovh.net", "gmail.googleapis.com", "smtp.office365.com", "smtp.roux.fr"];
  expect(hosts.map((host) => providerOfServer(host)?.id)).toEqual(["ovh", "gmail", "outlook", undefined]);
});

test("a domain that publishes nothing is told what to add", () => {
  expect(statesOf(EMPTY)).toEqual(["missing", "missing", "missing"]);
  expect(recordsOf({})).toEqual(["v=spf1 include:mx.ovh.com ~all", null, "v=DMARC1; p=none"]);
});

test("a domain that does not answer is not said to publish nothing", () => {
  expect(statesOf(SILENT)).toEqual(["unknown", "unknown", "unknown"]);
});

test("a domain that publishes all is good", () => {
  const texts = ["google-site-verification=x", "v=spf1 include:mx.ovh.com ~all"];
  const records = { texts, spfNames: ["mx.ovh.com"], dmarcTexts: ["v=DMARC1; p=reject"], hasDkim: true };
  expect(statesOf(records)).toEqual(["good", "good", "good"]);
});

test("an SPF record keeps its terms when the provider is added before the last one", () => {
  expect(recordsOf({ texts: ["v=spf1 a mx include:_spf.other.net -all"] })[0]).toBe(
    "v=spf1 a mx include:_spf.other.net include:mx.ovh.com -all",
  );
  expect(recordsOf({ texts: ["v=spf1 a"] })[0]).toBe("v=spf1 a include:mx.ovh.com");
});

test("a provider that is included by an included domain is authorised", () => {
  const records = {
    ...EMPTY,
    texts: ["v=spf1 include:_spf.agence.fr ~all"],
    spfNames: ["_spf.agence.fr", "mx.ovh.com"],
  };
  expect(statesOf(records)[0]).toBe("good");
});

test("two SPF records are a fault", () => {
  expect(statesOf({ ...EMPTY, texts: ["v=spf1 a", "v=spf1 mx"], spfNames: ["mx.ovh.com"] })[0]).toBe("missing");
});

test("of an unknown provider nothing is invented", () => {
  expect(recordsOf({}, null)).toEqual([null, null, "v=DMARC1; p=none"]);
  expect(dkimNames("roux.fr", null)).toEqual([]);
  expect(dkimNames("roux.fr", providerOfServer("smtp.office365.com"))).toEqual(["selector1._domainkey.roux.fr"]);
});

test("the names of an SPF record are those it includes and hands over to", () => {
  expect(spfNamesOf("v=spf1 include:A.net +include:b.net ~include:c.net redirect=d.net")).toEqual([
    "a.net",
    "b.net",
    "d.net",
  ]);
});
