import { expect, test } from "vitest";
import {
  MAIL_PROVIDERS,
  guessedSettings,
  isHostName,
  providerOfAddress,
  providerOfExchanges,
  readAutoconfig,
  secretOf,
  settingsAt,
} from "./mail-providers.ts";
import { mailboxMessages } from "./mailbox.messages.ts";

test.each([
  ["jean@orange.fr", "imap.orange.fr"],
  ["jean@wanadoo.fr", "imap.orange.fr"],
  ["jean@free.fr", "imap.free.fr"],
  ["jean@neuf.fr", "imap.sfr.fr"],
  ["jean@laposte.net", "imap.laposte.net"],
  ["jean@icloud.com", "imap.mail.me.com"],
  ["jean@GMAIL.com", "imap.gmail.com"],
  ["jean@hotmail.fr", "outlook.office365.com"],
])("the mail of %s is at %s", (address, host) => {
  expect(providerOfAddress(address)?.imap.host).toBe(host);
});

test("a domain of one's own tells nothing by its name", () => {
  expect(providerOfAddress("jean@plomberie-roux.fr")).toBeNull();
});

test.each([
  ["mx1.mail.ovh.net", "ovh"],
  ["mx3.ovh.net.", "ovh"],
  ["ASPMX.L.GOOGLE.COM", "gmail"],
  ["spool.mail.gandi.net", "gandi"],
  ["roux-fr.mail.protection.outlook.com", "outlook"],
])("a domain that receives by %s is at %s", (exchange, id) => {
  expect(providerOfExchanges([exchange])?.id).toBe(id);
});

test("a server whose name only ends like another's is unknown", () => {
  expect(providerOfExchanges(["mx.notgoogle.com", "mx.google.com.example.org"])).toBeNull();
});

test("every provider is reached by an encrypted connection", () => {
  const servers = MAIL_PROVIDERS.flatMap(({ imap, smtp }) => [imap, smtp]);
  expect(servers.filter(({ security, host }) => security === "none" || !isHostName(host))).toEqual([]);
});

test.each(MAIL_PROVIDERS)("$name has its advice in French", (provider) => {
  expect(mailboxMessages.advice(provider)).toMatch(/^\p{Lu}.+\.$/su);
});

test("a password for programs is given without the spaces of its groups", () => {
  expect(secretOf(providerOfAddress("jean@gmail.com"), "abcd efgh ijkl mnop")).toBe("abcdefghijklmnop");
});

test("a usual password keeps its spaces", () => {
  expect([secretOf(providerOfAddress("jean@orange.fr"), " un mot "), secretOf(null, "un mot")]).toEqual([
    " un mot ",
    "un mot",
  ]);
});

test("an address of one's own is tried at the usual names", () => {
  expect(guessedSettings("jean@roux.fr")).toEqual({
    imap: { host: "imap.roux.fr", port: 993, security: "tls" },
    smtp: { host: "smtp.roux.fr", port: 465, security: "tls" },
    username: "jean@roux.fr",
  });
});

test("the name at sign-in is the address", () => {
  expect(MAIL_PROVIDERS.map((provider) => settingsAt(provider, "jean@roux.fr").username)).toEqual(
    MAIL_PROVIDERS.map(() => "jean@roux.fr"),
  );
});

const SERVER = (element: string, type: string, host: string, port: number, socketType: string) => `
  <${element} type="${type}"><hostname>${host}</hostname><port>${port}</port><socketType>${socketType}</socketType>
  <username>%EMAILADDRESS%</username></${element}>`;
const CONFIG = (...servers: string[]) =>
  `<?xml version="1.0"?><clientConfig version="1.1"><emailProvider id="roux.fr">${servers.join("")}</emailProvider>`;
const SMTP = SERVER("outgoingServer", "smtp", "smtp.roux.fr", 587, "STARTTLS");

test("a provider's description is read", () => {
  const xml = CONFIG(
    SERVER("incomingServer", "pop3", "pop.roux.fr", 995, "SSL"),
    SERVER("incomingServer", "imap", "imap.%EMAILDOMAIN%", 993, "SSL"),
    SMTP,
  );
  expect(readAutoconfig(xml, "jean@roux.fr")).toEqual({
    imap: { host: "imap.roux.fr", port: 993, security: "tls" },
    smtp: { host: "smtp.roux.fr", port: 587, security: "starttls" },
    username: "jean@roux.fr",
  });
});

test("a server without encryption is left aside", () => {
  const xml = CONFIG(SERVER("incomingServer", "imap", "imap.roux.fr", 143, "plain"), SMTP);
  expect(readAutoconfig(xml, "jean@roux.fr")).toBeNull();
});

test.each([
  ["an address in digits", SERVER("incomingServer", "imap", "192.168.1.1:80/x", 993, "SSL")],
  ["a port out of range", SERVER("incomingServer", "imap", "imap.roux.fr", 99_999, "SSL")],
])("a description with %s is refused", (_what, server) => {
  expect(readAutoconfig(CONFIG(server, SMTP), "jean@roux.fr")).toBeNull();
});

test("a description that declares entities is refused", () => {
  const xml = CONFIG(SERVER("incomingServer", "imap", "imap.roux.fr", 993, "SSL"), SMTP);
  expect(readAutoconfig(xml, "jean@roux.fr")).not.toBeNull();
  expect(readAutoconfig(`<!DOCTYPE x [<!ENTITY a "b">]>${xml}`, "jean@roux.fr")).toBeNull();
});

test("a page that is no description is refused", () => {
  expect(readAutoconfig("<html><body>Introuvable</body></html>", "jean@roux.fr")).toBeNull();
});
