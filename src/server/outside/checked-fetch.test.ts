import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo, Server, Socket } from "node:net";
import { createServer as createSocketServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { ResolveName } from "./checked-fetch.ts";
import {
  ANY_ADDRESS,
  AddressError,
  OWN_NETWORK_TOO,
  PUBLIC_BY_HTTPS,
  RedirectError,
  openCheckedFetch,
} from "./checked-fetch.ts";

// What a call to an address that somebody typed may reach. A server of this machine stands for what must not be.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A server that notes who connects. */
async function trap(): Promise<{ port: number; visitors: Socket[] }> {
  const visitors: Socket[] = [];
  const server = createSocketServer((socket) => {
    visitors.push(socket);
    socket.on("error", () => {}).destroy();
  });
  return { port: await listen(server), visitors };
}

const site = (answer: RequestListener) => listen(createServer(answer));

const to =
  (...addresses: string[]): ResolveName =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

const failureOf = (call: Promise<Response>) =>
  call.then(
    () => null,
    (error: Error) => error,
  );

test.each([
  ["this machine", to("127.0.0.1")],
  ["the metadata of a hosting company", to("169.254.169.254")],
  ["a private network", to("192.168.1.12")],
  ["this machine, written as IPv6", to("::ffff:127.0.0.1")],
  ["one public address and one of this machine", to("1.1.1.1", "127.0.0.1")],
])("a name that leads to %s is not called", async (_where, resolveName) => {
  const { port, visitors } = await trap();
  const checkedFetch = openCheckedFetch(PUBLIC_BY_HTTPS, resolveName);
  expect(await failureOf(checkedFetch(`https://model.example:${port}/v1`))).toBeInstanceOf(AddressError);
  expect(visitors).toEqual([]);
});

test("a name that leads elsewhere once it was checked reaches nothing", async () => {
  const { port, visitors } = await trap();
  const addresses = ["192.0.2.1", "127.0.0.1"];
  let lookups = 0;
  const rebinding: ResolveName = async () => [{ address: addresses[Math.min(lookups++, 1)]!, family: 4 }];
  // Nobody is at the address that is allowed, which is the one connected to.
  const checkedFetch = openCheckedFetch((_protocol, address) => address === addresses[0], rebinding);
  await failureOf(checkedFetch(`https://model.example:${port}/v1`, { signal: AbortSignal.timeout(50) }));
  expect([lookups, visitors]).toEqual([1, []]);
  expect(await failureOf(checkedFetch(`https://model.example:${port}/v1`))).toBeInstanceOf(AddressError);
  expect(visitors).toEqual([]);
});

test.each(["127.0.0.1", "[::1]", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]"])(
  "the address %s in digits is not called",
  async (host) => {
    const { port, visitors } = await trap();
    const checkedFetch = openCheckedFetch(PUBLIC_BY_HTTPS);
    expect(await failureOf(checkedFetch(`https://${host}:${port}/v1`))).toBeInstanceOf(AddressError);
    expect(visitors).toEqual([]);
  },
);

/** Calls by http a name that leads to this address. */
const callByHttp = (mayConnect: typeof PUBLIC_BY_HTTPS, address: string, port: number) =>
  failureOf(openCheckedFetch(mayConnect, to(address))(`http://model.example:${port}/v1`));

test("a public address is not called by http", async () => {
  expect(await callByHttp(OWN_NETWORK_TOO, "1.1.1.1", 80)).toBeInstanceOf(AddressError);
});

test("the own network is not called by default", async () => {
  const { port, visitors } = await trap();
  expect(await callByHttp(PUBLIC_BY_HTTPS, "127.0.0.1", port)).toBeInstanceOf(AddressError);
  expect(visitors).toHaveLength(0);
});

test("the own network is called by http when the operator allows it", async () => {
  const { port, visitors } = await trap();
  await callByHttp(OWN_NETWORK_TOO, "127.0.0.1", port);
  expect(visitors).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])("a redirection %i is not followed", async (status) => {
  const { port: elsewhere, visitors } = await trap();
  const port = await site((_request, response) =>
    response.writeHead(status, { location: `http://127.0.0.1:${elsewhere}/` }).end(),
  );
  const call = openCheckedFetch(ANY_ADDRESS)(`http://127.0.0.1:${port}/v1`, { method: "POST", body: "secret" });
  expect(await failureOf(call)).toBeInstanceOf(RedirectError);
  expect(visitors).toEqual([]);
});

const STREAMED = { method: "POST", body: JSON.stringify({ stream: true }) };

test.each([
  ["an answer", { method: "POST", body: JSON.stringify({ messages: ['{"stream":true}'] }) }],
  ["a stream", STREAMED],
])("%s without end is cut", async (_what, asks) => {
  const port = await site((_request, response) => {
    const part = Buffer.from("data: {}\n\n".repeat(100_000));
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on("drain", write);
    write();
  });
  const answer = await openCheckedFetch(ANY_ADDRESS)(`http://127.0.0.1:${port}/v1`, asks);
  await expect(answer.text()).rejects.toThrow("too long");
});

/** The bytes of an answer of these texts, sent one after the other. */
async function bytesRead(asks: RequestInit, texts: readonly string[]): Promise<number> {
  const port = await site((_request, response) => {
    for (const text of texts) response.write(text);
    response.end();
  });
  const answer = await openCheckedFetch(ANY_ADDRESS)(`http://127.0.0.1:${port}/v1`, asks);
  return (await answer.arrayBuffer()).byteLength;
}

test("an answer that is not streamed is cut beyond what is read at once", async () => {
  expect(await bytesRead({}, ["a".repeat(400_000)])).toBe(400_000);
  await expect(bytesRead({}, ["a".repeat(400_001)])).rejects.toThrow("too long");
});

test.each([
  ["one line", `data: ${"a".repeat(400_000)}\n\n`],
  ["many lines", "data: a\n".repeat(60_000)],
])("an event of a stream of %s is cut beyond what is read at once", async (_what, event) => {
  await expect(bytesRead(STREAMED, [event])).rejects.toThrow("too long");
});

test.each(["\n", "\r\n"])("a stream of many events that end with %j is read whole", async (end) => {
  const event = `data: ${"a".repeat(1_000)}${end}`;
  const texts = Array.from({ length: 1_500 }, () => [event, end]).flat();
  expect(await bytesRead(STREAMED, texts)).toBe(texts.join("").length);
});

test("a status that no answer has is an error of its call alone", async () => {
  const server = createSocketServer((socket) =>
    socket.on("error", () => {}).end("HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n"),
  );
  const port = await listen(server);
  expect((await failureOf(openCheckedFetch(ANY_ADDRESS)(`http://127.0.0.1:${port}/v1`)))?.message).toContain("999");
});

test("an empty answer and a refusal are answers", async () => {
  const port = await site((request, response) => response.writeHead(request.url === "/empty" ? 204 : 401).end());
  const checkedFetch = openCheckedFetch(ANY_ADDRESS);
  expect((await checkedFetch(`http://127.0.0.1:${port}/empty`)).status).toBe(204);
  expect((await checkedFetch(`http://127.0.0.1:${port}/`)).status).toBe(401);
});
