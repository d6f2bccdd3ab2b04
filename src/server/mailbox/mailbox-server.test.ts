import type { MailSecurity } from "#domain/mail/mailbox.ts";
import { expect, test } from "vitest";
import type { MailboxReach } from "./mailbox-server.ts";
import { readServerAddress } from "./mailbox-server.ts";

const read = (host: string, addresses: string[], reach: MailboxReach = "public", security: MailSecurity = "tls") =>
  readServerAddress({ host, port: 993, security }, reach, async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
  );

test("the address that was checked is the one to connect to", async () => {
  expect(await read("imap.roux.example", ["2a01:e0c::1", "193.252.22.1"])).toMatchObject({
    address: "193.252.22.1",
    certificateName: "imap.roux.example",
  });
});

test.each([["192.168.1.4"], ["127.0.0.1"], ["169.254.169.254"], ["::1"], ["fd00::1"]])(
  "a name that leads to %s is refused",
  async (address) => {
    await expect(read("imap.roux.example", [address])).rejects.toMatchObject({ failure: "private_address" });
  },
);

test("one private address among public ones is enough to refuse", async () => {
  await expect(read("imap.roux.example", ["193.252.22.1", "10.0.0.1"])).rejects.toMatchObject({
    failure: "private_address",
  });
});

test("an address in digits is not resolved", async () => {
  await expect(read("10.0.0.1", ["193.252.22.1"])).rejects.toMatchObject({ failure: "private_address" });
});

test("the operator's own network is reached when the settings say so", async () => {
  expect((await read("imap.atelier.lan", ["192.168.1.4"], "private")).address).toBe("192.168.1.4");
});

test("without encryption only this machine is spoken to", async () => {
  await expect(read("imap.atelier.lan", ["192.168.1.4"], "private", "none")).rejects.toMatchObject({
    failure: "no_encryption",
  });
  expect((await read("localhost", ["127.0.0.1"], "private", "none")).address).toBe("127.0.0.1");
});

test("a known provider whose name is not found is out of reach: the network is cut", async () => {
  await expect(read("imap.orange.fr", [])).rejects.toMatchObject({ failure: "unreachable" });
});

test("a name that nobody has is told", async () => {
  await expect(read("imap.nulle-part.example", [])).rejects.toMatchObject({ failure: "unknown_host" });
});
