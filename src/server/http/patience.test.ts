import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allowLongAnswer } from "./patience.ts";

// Clients that never finish a request, never read the answer, or open many connections. Each is cut or made to wait,
// and other clients notice nothing.

let app: TestApp;
let person: Person;
let port: number;
beforeAll(async () => {
  app = await testApp({
    env: {
      HTTP_HEADERS_SECONDS: "0.5",
      HTTP_REQUEST_SECONDS: "1",
      HTTP_ANSWER_SECONDS: "1",
      HTTP_SILENCE_SECONDS: "20",
      HTTP_CONNECTIONS_PER_CLIENT: "40",
    },
  });
  app.server.get("/endless", async (_request, reply) => reply.type("text/plain").send(Readable.from(endless())));
  app.server.get("/steady", async (_request, reply) => {
    allowLongAnswer(reply);
    // A type that is sent as it is, not compressed.
    return reply.type("application/zip").send(Readable.from(steady()));
  });
  app.server.get("/long", async (_request, reply) => {
    allowLongAnswer(reply);
    return reply.type("text/plain").send(Readable.from(endless()));
  });
  person = await app.signUp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function* endless() {
  for (;;) yield Buffer.alloc(65_536, "x");
}

// Two seconds and a half at twice the least pace.
async function* steady() {
  for (let piece = 0; piece < 50; piece++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    yield Buffer.alloc(131_072, "x");
  }
}

function open(): Socket {
  return connect(port, "127.0.0.1").on("error", () => {});
}

const textFrom = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (data: Buffer) => void (text += String(data)));
    socket.once("close", () => resolve(text));
  });

const upload = (more: string) =>
  "POST /api/projects HTTP/1.1\r\nhost: x\r\n" +
  `authorization: Bearer ${person.token}\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;

test("endless headers, missing bodies and bodies that stop half-way are cut off", async () => {
  const beginnings = [
    "GET /api/projects HTTP/1.1\r\nhost: x\r\nx-slow: ",
    upload("content-length: 500000"),
    `${upload("content-length: 500000")}{"name":"`,
    `${upload("transfer-encoding: chunked")}5\r\n{"nam\r\n`,
  ];
  const answers = await Promise.all(
    beginnings.map((text) => {
      const socket = open();
      socket.write(text);
      return textFrom(socket);
    }),
  );
  expect(answers.map((answer) => answer.split("\r\n")[0])).toEqual(
    Array(4).fill(expect.stringMatching(/^HTTP\/1.1 408|^$/)),
  );
});

test("headers sent letter by letter get no more time", async () => {
  const socket = open();
  socket.write("GET /api/projects HTTP/1.1\r\nhost: x\r\nx-slow: ");
  const dripping = setInterval(() => socket.write("a"), 50);
  expect(await textFrom(socket)).toMatch(/^HTTP\/1.1 408/);
  clearInterval(dripping);
});

test("an endless body is refused at its first mebibyte", async () => {
  const socket = open();
  socket.write(upload("transfer-encoding: chunked"));
  const piece = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const pouring = setInterval(() => socket.write(piece), 1);
  socket.once("data", () => (clearInterval(pouring), socket.end()));
  expect(await textFrom(socket)).toMatch(/^HTTP\/1.1 413/);
});

test("an answer that is not read, or read without end, is cut off", async () => {
  const [still, reading] = [open(), open()];
  const end = new Promise((resolve) =>
    app.server.server.once("connection", (socket: Socket) => socket.once("close", resolve)),
  );
  still.pause();
  for (const socket of [still, reading]) socket.write("GET /endless HTTP/1.1\r\nhost: x\r\n\r\n");
  reading.resume();
  await Promise.all([end, new Promise((resolve) => reading.once("close", resolve))]);
  expect(reading.destroyed).toBe(true);
  still.destroy();
});

test("an answer that may be long lasts as long as its bytes are taken", async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/steady`);
  expect((await answer.arrayBuffer()).byteLength).toBe(50 * 131_072);
  const still = open();
  const end = new Promise((resolve) =>
    app.server.server.once("connection", (socket: Socket) => socket.once("close", resolve)),
  );
  still.pause();
  still.write("GET /long HTTP/1.1\r\nhost: x\r\n\r\n");
  await end;
  still.destroy();
});

test("a client has a limited number of connections", async () => {
  const sockets = Array.from({ length: 60 }, open);
  const refusals = sockets.map(
    (socket) =>
      new Promise<boolean>((resolve) => {
        socket.once("close", () => resolve(true));
        socket.once("data", () => resolve(false));
        socket.write("GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n");
      }),
  );
  expect((await Promise.all(refusals)).filter(Boolean).length).toBeGreaterThanOrEqual(20);
  const left = Promise.all(
    sockets.map(
      (socket) => new Promise((resolve) => (socket.destroyed ? resolve(null) : socket.once("close", resolve))),
    ),
  );
  for (const socket of sockets) socket.destroy();
  await left;
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
});
