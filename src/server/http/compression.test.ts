import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";

// Answers are compressed when the browser accepts it and they are long enough. The browser caches files whose name
// contains a hash of their content.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ servesWeb: true });
  person = await app.signUp();
  for (let count = 1; count <= 8; count++)
    await person.call("POST", "/api/projects", {
      name: `Atelier ${count}`,
      start_date: "2026-12-01",
      client_info: { company: `Menuiserie ${count}`, first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" },
    });
});
afterAll(() => app.close());

const get = (url: string, encodings: string, more: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { "accept-encoding": encodings, ...more } });
const assets = readdirSync(join(import.meta.dirname, "../../../dist/web/assets"));
const ofPage = assets.filter((name) => /\.(js|css|woff2)$/.test(name));

test("every file of the page is cached for a year", async () => {
  expect(ofPage.length).toBeGreaterThan(20);
  for (const name of ofPage) {
    const { statusCode, headers } = await get(`/assets/${name}`, "gzip, br");
    expect([statusCode, headers["cache-control"]], name).toEqual([200, "public, max-age=31536000, immutable"]);
  }
});

test("scripts and styles are sent as the build compressed them, or plain if no encoding is accepted", async () => {
  for (const name of ofPage.filter((one) => !one.endsWith("woff2"))) {
    const plain = await get(`/assets/${name}`, "identity");
    expect([plain.headers["content-encoding"], plain.headers["content-length"]], name).toEqual([
      undefined,
      String(plain.rawPayload.length),
    ]);
    for (const [encodings, encoding, open] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(`/assets/${name}`, encodings);
      expect([headers["content-encoding"], headers["vary"], headers["content-type"]], name).toEqual([
        encoding,
        "accept-encoding",
        plain.headers["content-type"],
      ]);
      expect(open(rawPayload).equals(plain.rawPayload), name).toBe(true);
    }
  }
});

test("answers above 4 kB are compressed, smaller ones are not", async () => {
  const bearer = { authorization: `Bearer ${person.token}` };
  for (const [encodings, encoding, open] of [
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get("/api/projects", encodings, bearer);
    expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, String(rawPayload.length)]);
    const text = open(rawPayload).toString();
    expect(JSON.parse(text).projects).toHaveLength(8);
    expect(rawPayload.length).toBeLessThan(text.length / 2);
  }
  expect((await get("/api/projects", "identity", bearer)).json().projects).toHaveLength(8);
  expect((await get("/api/mail/status", "br", bearer)).headers["content-encoding"]).toBeUndefined();
});

test("sign-in answers are never compressed, since their length would leak secrets", async () => {
  const url = "/auth/v1/token?grant_type=password";
  const { headers, json } = await app.server.inject({
    method: "POST",
    url,
    headers: { "accept-encoding": "br, gzip" },
    payload: { email: person.email, password: "un bon mot de passe" },
  });
  expect(json().access_token.length).toBeGreaterThan(200);
  expect(headers["content-encoding"]).toBeUndefined();
});

test("a PDF is not compressed", async () => {
  const { projects } = (await person.call("GET", "/api/projects")).json;
  await person.call("PATCH", `/api/projects/${projects[0].id}/estimation`, { hours: 2, rate: 50 });
  const quote = (await person.call("POST", `/api/projects/${projects[0].id}/quote`, {})).json;
  const { headers, rawPayload } = await get(new URL(quote.url, "http://x").pathname, "br, gzip");
  expect([headers["content-type"], headers["content-encoding"]]).toEqual(["application/pdf", undefined]);
  expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
});

test("a compressed request body is refused, since it could grow without end", async () => {
  const headers = {
    authorization: `Bearer ${person.token}`,
    "content-type": "application/json",
    "content-encoding": "gzip",
  };
  const { statusCode } = await app.server.inject({
    method: "POST",
    url: "/api/projects",
    headers,
    payload: gzipSync(JSON.stringify({ name: "x".repeat(5_000_000) })),
  });
  expect(statusCode).toBe(400);
});
