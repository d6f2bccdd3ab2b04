import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { failedCall } from "#server/http/error-answer.ts";
import type { FieldPath } from "#test/contract-fields.ts";
import { bodyFields, fullBody, nameOf, queryFields, withValue } from "#test/contract-fields.ts";
import type { Ids } from "#test/filled-company.ts";
import { fillCompany, rowsOf, urlOf } from "#test/filled-company.ts";
import { REFUSED_ANYWAY } from "#test/refused-anyway.ts";
import { invitationTokens } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { parse as parseQuery } from "node:querystring";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";

// No value in any field of any call of the contract causes a server error.

const faults: string[] = [];
const log = pino(
  { level: "error" },
  new Writable({ write: (line, _encoding, done) => (faults.push(String(line)), done()) }),
);
let app: TestApp;
let owner: Person;
let ids: Ids;
let sessionId: string;
beforeAll(async () => {
  app = await testApp({ log });
  owner = await app.signUp();
  // The server of its mailbox is gone, which is a 503 whatever is sent.
  const mailId = randomUUID();
  ids = {
    ...(await fillCompany(owner)),
    "/api/mails/{id}": mailId,
    "/api/mail-bodies/{id}": mailId,
    "/api/mail-pages/{id}": mailId,
    "/api/project-photos/{id}/mails/{mailId}": mailId,
    "/api/supplier-invoices/mails/{mailId}": mailId,
  };
  const [token] = await invitationTokens(app);
  ids = { ...ids, "/api/invitations/{token}": token! };
  sessionId = ids["/api/assistant/session/{id}"]!;
});
afterAll(() => app.close());

/** One value of each kind that a database, a number or a day may not hold: every field gets all of them. */
const VALUES: unknown[] = [
  "a\u0000b",
  "moitié \ud83d ici",
  "-271821-04-20",
  "9".repeat(40),
  "",
  null,
  2_147_483_648,
  1e308,
  {},
  ["\u0000"],
  { "a\u0000\ud800": "\u0000\udfff" },
];
/** Texts of the same kinds, and of what is written in another way. */
const OTHER_TEXTS = [
  "\u0000",
  "\ud800",
  "\udc00",
  "\udc00\ud800",
  "\u202e\u2066droite\u200f",
  "😀\u{10FFFF}",
  "\uFFFF",
  "+275760-09-13",
  "0000-00-00",
  "1e999",
  "\n\r\t",
  "%00",
  "' or 1=1 --",
];
/** Each field gets the next four of these. */
const OTHER_VALUES: unknown[] = [
  ...OTHER_TEXTS,
  -1,
  0.1,
  -0,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[]],
  { __proto__: null, constructor: "\ud800" },
];
const OTHERS_A_FIELD = 4;

const TEXTS = [...VALUES.filter((value) => typeof value === "string"), ...OTHER_TEXTS];
/** Texts as an address writes them, including bytes that are no text. */
const WRITTEN = [
  ...TEXTS.map((text) => encodeURIComponent(text.toWellFormed())),
  "%ED%A0%80",
  "%ff",
  "%",
  "%2e%2e%2f",
  "a%00b",
];
const CURSORS = [
  "2026-01-01 ------------------------------------",
  "-271821-04-20T00:00:00.000Z 01a1ffde-6ed3-740e-b281-d9151d16f6f2",
  "+275760-09-13T00:00:00.000Z 01a1ffde-6ed3-740e-b281-d9151d16f6f2",
  "2026-01-01 01a1ffde-6ed3-740e-b281-d9151d16f6f",
  "0000-01-01T00:00:00.000Z 01a1ffde-6ed3-740e-b281-d9151d16f6f2",
  "2026-01-01T00:00:00.000Z 01a1ffde-6ed3-740e-b281-d9151d16f6f2 x",
  "2026-01-01T00:00:00.000Z \u0000",
  " ",
  "{}",
];

const otherValue = (place: number) => OTHER_VALUES[place % OTHER_VALUES.length];

const FAULTS =
  "values answered by a fault: read them in src/api with the fields of fields.ts, which refuse or mend what no " +
  "database holds";

// A version grows at each save, so the present one is read first.
async function baseBody(endpoint: Endpoint): Promise<unknown> {
  return fullBody(endpoint, { version: await latestVersion(endpoint) });
}

async function latestVersion(endpoint: Endpoint): Promise<number> {
  if (nameOf(endpoint) === "PUT /api/assistant/session/{id}")
    return (await owner.call("GET", `/api/assistant/session?session_id=${sessionId}`)).json.session.version;
  if (nameOf(endpoint) === "PUT /api/quotes/{id}/draft")
    return (await owner.call("GET", urlOf(endpoint, ids))).json.draft.version;
  if (nameOf(endpoint) === "PUT /api/catalog-items/{id}")
    return (await owner.call("GET", urlOf(endpoint, ids))).json.item.version;
  return 0;
}

async function send({ method }: Endpoint, url: string, body?: unknown): Promise<string | null> {
  const answer = await app.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${owner.token}` },
    ...(body !== undefined && { payload: body as object }),
  });
  const hasFailed = answer.statusCode >= 500 || faults.length > 0;
  return hasFailed
    ? `${method} ${url} ${JSON.stringify(body)?.slice(0, 300)}: ${answer.statusCode} ` +
        faults.splice(0).join("").slice(0, 300)
    : null;
}

test("each tested body is accepted without its hostile value", async () => {
  const refusals: string[] = [];
  for (const endpoint of contract.filter(({ body }) => body)) {
    if (REFUSED_ANYWAY.includes(nameOf(endpoint))) continue;
    const { status, json } = await owner.call(endpoint.method, urlOf(endpoint, ids), await baseBody(endpoint));
    if (status !== 200) refusals.push(`${nameOf(endpoint)}: ${status} ${JSON.stringify(json)}`);
  }
  expect(
    refusals,
    "bodies refused: give their fields a value in SAMPLES of test/contract-fields.ts, or, for a call that is refused " +
      "whatever its body, add its name to REFUSED_ANYWAY of test/refused-anyway.ts",
  ).toEqual([]);
  const fields = bodyFields().map(({ endpoint, path }) => `${nameOf(endpoint)} ${path.join(".")}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      "PUT /api/assistant/session/{id} history.[].content",
      "PUT /api/assistant/session/{id} state",
      "PATCH /api/projects/{id}/core client_info.address.city",
      "PATCH /api/company insurance.insurer",
    ]),
  );
});

/**
 * True for a value that the contract refuses, whose refusal is an answer like any other. No handler ever sees it: the
 * server only reads it and refuses it, as is done here.
 */
function isOnlyRefused(schema: z.ZodType | undefined, value: unknown): boolean {
  const reading = schema?.safeParse(value);
  return reading?.success === false && failedCall(reading.error, "").status === 400;
}

test("no value in any field of any body gives a 500", { timeout: 180_000 }, async () => {
  const faults: (string | null)[] = [];
  for (const [place, { endpoint, path }] of bodyFields().entries()) {
    const base = await baseBody(endpoint);
    const others = Array.from({ length: OTHERS_A_FIELD }, (_none, index) => otherValue(place * OTHERS_A_FIELD + index));
    // One refused value of each field goes through the whole server.
    let hasRefusal = false;
    for (const value of [...VALUES, ...others]) {
      const body = withValue(base, path, value);
      const isRefused = isOnlyRefused(endpoint.body, JSON.parse(JSON.stringify(body)));
      if (isRefused && hasRefusal) continue;
      hasRefusal ||= isRefused;
      faults.push(await send(endpoint, urlOf(endpoint, ids), body));
    }
  }
  expect(
    faults.filter((fault) => fault !== null),
    FAULTS,
  ).toEqual([]);
});

test("no field name gives a 500, at any depth", async () => {
  const faults: (string | null)[] = [];
  for (const endpoint of contract.filter(({ body }) => body)) {
    const parents = new Set(["", ...bodyFields([endpoint]).map(({ path }) => path.slice(0, -1).join("."))]);
    for (const parent of parents)
      for (const key of ["a\u0000", "\ud800", "__proto__", "constructor"]) {
        const path: FieldPath = [...parent.split(".").filter((part) => part !== ""), key];
        if (path.at(-2) === "history") continue;
        faults.push(await send(endpoint, urlOf(endpoint, ids), withValue(await baseBody(endpoint), path, "\u0000")));
      }
  }
  expect(
    faults.filter((fault) => fault !== null),
    FAULTS,
  ).toEqual([]);
});

test("no text in a query or path gives a 500", { timeout: 180_000 }, async () => {
  const faults: (string | null)[] = [];
  for (const [rank, endpoint] of contract.entries()) {
    for (const field of queryFields(endpoint)) {
      let hasRefusal = false;
      for (const [place, value] of WRITTEN.entries()) {
        const base = endpoint.path === "/api/documents" && field !== "kind" ? "kind=quote&" : "";
        // Every query is split into fields by the same reader: each text is written in the next of three ways.
        const ways = [`${field}=${value}`, `${field}=a&${field}=${value}`, `${field}[]=${value}`];
        const query = `${base}${ways[(rank + place) % ways.length]}`;
        const isRefused = isOnlyRefused(endpoint.query, parseQuery(query));
        if (isRefused && hasRefusal) continue;
        hasRefusal ||= isRefused;
        faults.push(await send(endpoint, `${urlOf(endpoint, ids)}?${query}`));
      }
    }
    // Every ID in a path is read by the same reader: each gets the next third of the texts.
    for (const row of rowsOf([endpoint]))
      for (const value of WRITTEN.filter((_text, place) => place % 3 === rank % 3))
        faults.push(await send(endpoint, urlOf(endpoint, { ...ids, [row]: value }), await baseBody(endpoint)));
  }
  expect(
    faults.filter((fault) => fault !== null),
    FAULTS,
  ).toEqual([]);
  const lists = contract.filter((endpoint) => queryFields(endpoint).includes("cursor"));
  expect(lists.length).toBeGreaterThan(2);
  for (const endpoint of lists)
    for (const cursor of CURSORS) {
      const { status } = await owner.call(
        "GET",
        `${urlOf(endpoint, ids)}?kind=quote&cursor=${Buffer.from(cursor).toString("base64url")}`,
      );
      expect([nameOf(endpoint), cursor, status]).toEqual([nameOf(endpoint), cursor, 400]);
    }
});

test("only text that the database cannot store is removed from a conversation", async () => {
  const { version } = (await owner.call("GET", `/api/assistant/session?session_id=${sessionId}`)).json.session;
  const message = {
    id: "1",
    role: "user",
    origin: "user",
    type: "text",
    content: "Bon\u0000jour \ud83d 😀",
    created_at: "x",
    tasks: [{ "titre\u0000": "Pose\u0000 \udc00" }],
  };
  expect(
    (
      await owner.call("PUT", `/api/assistant/session/${sessionId}`, {
        history: [message],
        state: { "a\u0000": ["\ud800", 1, null] },
        version,
      })
    ).status,
  ).toBe(200);
  const { history, state } = (await owner.call("GET", `/api/assistant/session?session_id=${sessionId}`)).json.session;
  expect(history).toEqual([{ ...message, content: "Bonjour \ufffd 😀", tasks: [{ titre: "Pose \ufffd" }] }]);
  expect(state).toEqual({ a: ["\ufffd", 1, null] });
});
