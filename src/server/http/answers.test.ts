import { contract } from "#server/http/contract/contract.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

// The answers to calls that fail. They have one form everywhere and a sentence to show. They reveal nothing about the
// inside of the server.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ servesWeb: true });
  person = await app.signUp();
});
afterAll(() => app.close());

test("each wrong field has its French sentence", async () => {
  const answer = await person.call("POST", "/api/projects", {
    name: "  ",
    start_date: "demain peut-être",
    client_info: { email: "pas une adresse" },
  });
  expect(answer).toMatchObject({
    status: 400,
    json: {
      code: "bad_input",
      error: "Certaines informations sont à corriger.",
      fields: {
        name: "Je n'ai pas bien compris, peux-tu me donner un nom de projet ?",
        start_date: "Je n'ai pas reconnu cette date. Merci de me la donner au format JJ/MM/AAAA.",
        "client_info.email": "Cette adresse email ne me semble pas valide. Peux-tu la vérifier ?",
      },
    },
  });
  expect(answer.json.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

const noLine = { kind: "item", id: "a", label: "Pose", details: [], nature: "service", unit: "h" };
const draft = (line: object) => ({ version: 1, lines: [{ ...noLine, ...line }], discount: null });

test.each([
  ["PATCH", "/api/company", { vat_regime: "réel" }, "vat_regime", "Valeurs possibles : franchise, standard."],
  ["GET", "/api/documents", undefined, "kind", "Valeurs possibles : quote, invoice."],
  ["PATCH", "/api/company", { hourly_rate: "cher" }, "hourly_rate", "Un nombre est attendu"],
  [
    "PUT",
    "/api/quotes/{id}/draft",
    draft({ quantity_e4: 1.5 }),
    "lines.0.quantity_e4",
    "Un nombre entier est attendu.",
  ],
  ["PUT", "/api/quotes/{id}/draft", draft({ quantity_e4: -1 }), "lines.0.quantity_e4", "0 au moins."],
  ["PUT", "/api/quotes/{id}/draft", draft({ quantity_e4: 1e15 }), "lines.0.quantity_e4", " au plus."],
  ["PUT", "/api/quotes/{id}/draft", draft({ is_option: "oui" }), "lines.0.is_option", "Oui ou non est attendu"],
  [
    "PUT",
    "/api/quotes/{id}/draft",
    draft({ kind: "ligne" }),
    "lines.0.kind",
    "Valeurs possibles : section, text, item.",
  ],
  ["PUT", "/api/quotes/{id}/draft", { lines: "aucune" }, "lines", "Une liste est attendue."],
] as const)("%s %s with %j says what %s expects", async (method, path, body, field, sentence) => {
  const address = path.replace("{id}", "019a0000-0000-7000-8000-000000000000");
  const { status, json } = await person.call(method, address, body);
  expect([status, json.fields?.[field]]).toEqual([400, expect.stringContaining(sentence)]);
});

test("a wrong body gets a refusal with a sentence, never a 500", async () => {
  for (const body of [
    null,
    [],
    "texte",
    12,
    { name: {} },
    { name: 5 },
    { name: "A", client_info: "x" },
    { name: "A", project_recurrence: "weekly", client_info: {} },
  ]) {
    const { status, json } = await person.call("POST", "/api/projects", body);
    expect([400, 415]).toContain(status);
    expect(json.error).toMatch(/^[A-ZÀ-Ý].*[.?!]$|^Champ requis$/);
  }
});

test("a missing, wrong or signed-out bearer is 401 with the same sentence", async () => {
  const leaver = await app.signUp();
  await app.server.inject({
    method: "POST",
    url: "/auth/v1/logout",
    headers: { authorization: `Bearer ${leaver.token}` },
  });
  const answers = await Promise.all(
    [undefined, "Bearer x.y.z", "Basic abc", `Bearer ${leaver.token}`].map((authorization) =>
      app.server.inject({ url: "/api/projects", headers: authorization ? { authorization } : {} }),
    ),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401]);
  expect(new Set(answers.map((answer) => answer.json().error)).size).toBe(1);
});

test("a text too long for its field is refused with a sentence", async () => {
  for (const text of ["1".repeat(200_000), "\u0301\u0323".repeat(50_000), "é ".repeat(60_000)]) {
    const began = process.cpuUsage();
    const project = await person.call("POST", "/api/projects", {
      name: text,
      start_date: text,
      client_info: { email: text, address: { country: text } },
    });
    const proposal = await person.call("POST", `/api/projects/no-such-project/ai-estimation`, { description: text });
    const cpuUsage = process.cpuUsage(began);
    expect((cpuUsage.user + cpuUsage.system) / 1000).toBeLessThan(1_000);
    expect(proposal.status).toBe(404);
    expect(project).toMatchObject({
      status: 400,
      json: {
        fields: {
          name: "160 caractères au plus.",
          "client_info.email": "254 caractères au plus.",
          "client_info.address.country": "Ce pays n'existe pas : son code a deux lettres, comme FR ou BE.",
        },
      },
    });
    expect(project.json.fields.start_date).toMatch(/^Je n'ai pas reconnu cette date/);
  }
});

test("a body over a mebibyte is 413 and an unreadable one 400, each with a sentence", async () => {
  const big = await person.call("POST", "/api/projects", { name: "x".repeat(1_100_000) });
  expect(big).toMatchObject({
    status: 413,
    json: { code: "too_large", error: "Cet envoi est trop volumineux : 1 Mo au plus." },
  });
  const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" };
  for (const payload of ["{", `${"[".repeat(50_000)}${"]".repeat(50_000)}`]) {
    const broken = await app.server.inject({ method: "POST", url: "/api/projects", headers, payload });
    expect([broken.statusCode, broken.json().code]).toEqual([400, "bad_request"]);
  }
});

test("an unknown API path answers 404 in our format", async () => {
  expect((await app.server.inject("/api/nothing")).statusCode).toBe(404);
  for (const url of [
    "/api",
    "/api/",
    "/api?x=1",
    "/API",
    "//api/x",
    "/api/projects/x/nothing",
    "/auth/v1",
    "/documents",
    "/assets",
    "/health",
    "/health/x",
  ]) {
    const { statusCode, headers } = await app.server.inject(url);
    expect([url, statusCode, headers["content-type"]]).toEqual([url, 404, "application/json; charset=utf-8"]);
  }
  const page = await app.server.inject("/etape/x/quote");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
});

test("HEAD answers as GET does, without a body", async () => {
  const reading = contract
    .filter(({ method }) => method === "GET")
    .map(({ path }) => path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000"));
  for (const url of [
    ...reading,
    "/",
    "/login",
    "/quote/x",
    "/api",
    "/api/docs",
    "/api/nothing",
    "/documents/x.pdf",
    "/health/live",
    "/health/ready",
    "/auth/v1/settings",
    "/auth/v1/user",
  ]) {
    for (const headers of [{}, { authorization: `Bearer ${person.token}` }]) {
      const [get, head] = [
        await app.server.inject({ url, headers }),
        await app.server.inject({ method: "HEAD", url, headers }),
      ];
      expect([url, head.statusCode, head.headers["content-type"], head.body]).toEqual([
        url,
        get.statusCode,
        get.headers["content-type"],
        "",
      ]);
    }
  }
});

test("every answer forbids foreign scripts, frames and type guesses", async () => {
  for (const url of ["/", "/login", "/api/projects", "/auth/v1/settings", "/health/live", "/api/public/quotes/x"]) {
    const { headers } = await app.server.inject(url);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    if (url.startsWith("/api") || url.startsWith("/auth")) expect(headers["cache-control"]).toContain("no-store");
  }
});

test("the API describes itself: every endpoint, its inputs and its answers", async () => {
  const { json } = await person.call("GET", "/api/docs");
  expect(json.openapi).toBe("3.1.0");
  const operations = Object.values(
    json.paths as Record<string, Record<string, { responses: Record<string, unknown> }>>,
  ).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(contract.length);
  for (const operation of operations) expect(operation.responses).toHaveProperty("200");
  expect(
    json.paths["/api/projects/{id}/estimation"].patch.requestBody.content["application/json"].schema.properties,
  ).toHaveProperty("hours");
});

test("an answer that breaks our own contract is a fault of the server, not of what was sent", async () => {
  const { id } = (await person.call("GET", "/api/assistant/session?fresh=true")).json.session;
  const message = { id: "1", role: "nobody", origin: "user", type: "text", content: "", created_at: "" };
  await app.database.owner.query("update assistant_session set history = $2 where id = $1", [
    id,
    JSON.stringify([message]),
  ]);
  const answer = await person.call("GET", `/api/assistant/session?session_id=${id}`);
  expect([answer.status, answer.json.code, answer.json.fields]).toEqual([500, "fault", undefined]);
});

test("a server that lost its database works again without a restart", { timeout: 60_000 }, async () => {
  const address = new URL(app.database.url);
  const name = address.pathname.slice(1);
  address.pathname = "/postgres";
  const admin = new Client({ connectionString: address.href });
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'etabli_%'",
    [name],
  );
  const away = await person.call("POST", "/api/projects", {
    name: "Pendant la panne",
    client_info: { company: "A" },
  });
  expect(away).toMatchObject({
    status: 503,
    json: {
      code: "unavailable",
      error: "Le service est momentanément indisponible. Rien n'est perdu : réessaie dans un instant.",
    },
  });
  expect((await app.server.inject("/health/ready")).statusCode).toBe(503);
  expect((await app.server.inject("/health/live")).statusCode).toBe(200);
  const signIn = await app.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: person.email, password: "x" },
  });
  expect(signIn.statusCode).toBe(503);
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  expect(
    (await person.call("POST", "/api/projects", { name: "Après la panne", client_info: { company: "A" } })).status,
  ).toBe(200);
  const { projects } = (await person.call("GET", "/api/projects")).json;
  expect(projects.map((project: { name: string }) => project.name)).not.toContain("Pendant la panne");
});
