import { expect, test } from "vitest";
import type { SettingsSources } from "./find-settings.ts";
import { openSettingsFinder } from "./find-settings.ts";

const ADDRESS = "jean@roux.example";
const SERVER = (name: string, type: string, host: string, port: number) =>
  `<${name} type="${type}"><hostname>${host}</hostname><port>${port}</port><socketType>SSL</socketType></${name}>`;
const CONFIG = [
  "<clientConfig>",
  SERVER("incomingServer", "imap", "imap.heberge.example", 993),
  SERVER("outgoingServer", "smtp", "smtp.heberge.example", 465),
].join("");

const SILENT: SettingsSources = {
  listExchanges: async () => [],
  listServices: async () => [],
  fetch: async () => new Response("", { status: 404 }),
};

const find = (sources: Partial<SettingsSources>, address = ADDRESS) =>
  openSettingsFinder({ ...SILENT, ...sources })(address, AbortSignal.timeout(10_000));

test("nobody is domains about an address of a usual provider", async () => {
  const urls: string[] = [];
  const result = await find(
    { fetch: async (url) => (urls.push(String(url)), new Response("", { status: 404 })) },
    "jean@orange.fr",
  );
  expect([result.source, result.provider?.id, urls]).toEqual(["known", "orange", []]);
});

test("the provider of a domain of one's own is known by who receives its mail", async () => {
  const result = await find({ listExchanges: async () => ["mx1.mail.ovh.net"] });
  expect([result.provider?.id, result.settings.username]).toEqual(["ovh", ADDRESS]);
});

test("what the domain publishes is read by https", async () => {
  const urls: string[] = [];
  const result = await find({ fetch: async (url) => (urls.push(String(url)), new Response(CONFIG)) });
  expect([result.source, result.settings.imap.host]).toEqual(["published", "imap.heberge.example"]);
  expect(urls.every((url) => url.startsWith("https://"))).toBe(true);
});

test("the address itself is not told to the domain's site", async () => {
  const urls: string[] = [];
  await find({ fetch: async (url) => (urls.push(String(url)), new Response(CONFIG)) });
  expect(urls.join(" ")).not.toContain("jean");
});

test("the servers that the names of the domain announce are read", async () => {
  const result = await find({
    listServices: async (name) =>
      name.startsWith("_imaps.") || name.startsWith("_submission.")
        ? [
            { name: "loin.heberge.example", port: 10, priority: 20 },
            { name: "mail.heberge.example.", port: name.startsWith("_imaps.") ? 993 : 587, priority: 10 },
          ]
        : [],
  });
  expect(result.settings).toMatchObject({
    imap: { host: "mail.heberge.example", port: 993, security: "tls" },
    smtp: { host: "mail.heberge.example", port: 587, security: "starttls" },
  });
});

test("when nothing answers the usual names are guessed", async () => {
  const broken = async () => {
    throw new Error("no network");
  };
  const result = await find({ fetch: broken, listExchanges: broken, listServices: broken });
  expect([result.source, result.settings.imap.host]).toEqual(["guessed", "imap.roux.example"]);
});

test("nobody is domains about a domain that is no name", async () => {
  const domains: string[] = [];
  const result = await find({ listExchanges: async (domain) => (domains.push(domain), []) }, "jean@127.0.0.1:25/x.y");
  expect([result.source, domains]).toEqual(["guessed", []]);
});

test("a description that sends elsewhere is not followed", async () => {
  const urls: string[] = [];
  const result = await find({
    fetch: async (url) => {
      urls.push(String(url));
      return new Response("", { status: 302, headers: { location: "https://127.0.0.1/config-v1.1.xml" } });
    },
  });
  expect([result.source, urls.filter((url) => url.includes("127.0.0.1"))]).toEqual(["guessed", []]);
});
