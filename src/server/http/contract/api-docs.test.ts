import compress from "@fastify/compress";
import fastify from "fastify";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compression } from "../compression.ts";
import { mountApiDocs } from "./api-docs.ts";

const DESCRIPTION = { openapi: "3.1.0", text: "é".repeat(10_000) };
let descriptionCount = 0;
const app = fastify();
beforeAll(async () => {
  await app.register(compress, compression);
  mountApiDocs(app, () => {
    descriptionCount++;
    return DESCRIPTION;
  });
});
afterAll(() => app.close());

const ask = (encodings: string) => app.inject({ url: "/api/docs", headers: { "accept-encoding": encodings } });

test("the contract is described once, however often strangers ask for it", async () => {
  for (let call = 1; call <= 20; call++) expect((await ask("gzip")).statusCode).toBe(200);
  expect(descriptionCount).toBe(1);
});

test.each(["gzip", "br, gzip, zstd", "gzip;q=0.5"])(
  "to « %s » it is sent as it was compressed once",
  async (encodings) => {
    const { headers, rawPayload } = await ask(encodings);
    expect(headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(rawPayload.length) });
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(DESCRIPTION);
  },
);

test.each(["", "identity", "gzip;q=0", "br"])("to « %s » it is sent plain", async (encodings) => {
  const { headers, body } = await ask(encodings);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(body)).toEqual(DESCRIPTION);
});
