import { adminCalls } from "#test/admin-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let now = Date.parse("2026-11-02T08:00:00Z");
beforeAll(async () => {
  app = await testApp({ clock: () => new Date((now += 1_000)) });
  for (let count = 1; count <= 7; count++)
    await adminCalls(app).post("/admin/users", { email: `u${count}@example.org`, phone: `3370000000${count}` });
});
afterAll(() => app.close());

const list = (query = "") => adminCalls(app).get(`/admin/users${query}`);
const emails = (users: { email: string }[]) => users.map(({ email }) => email[1]).join("");

test("users are listed newest first, all on one page by default", async () => {
  const { json, headers } = await list();
  expect(json.aud).toBe("authenticated");
  expect(emails(json.users)).toBe("7654321");
  expect(json.users[0].identities.map(({ provider }: { provider: string }) => provider)).toEqual(["email", "phone"]);
  expect([headers["x-total-count"], headers.link]).toEqual([
    "7",
    `<${app.config.publicUrl}/auth/v1/admin/users?page=1&per_page=50>; rel="last"`,
  ]);
  expect(json.users[3]).toEqual((await adminCalls(app).get(`/admin/users/${json.users[3].id}`)).json);
});

test("each page links to the others", async () => {
  const first = await list("?page=1&per_page=3");
  expect([emails(first.json.users), first.headers["x-total-count"]]).toEqual(["765", "7"]);
  const at = `${app.config.publicUrl}/auth/v1/admin/users`;
  expect(first.headers.link).toBe(`<${at}?page=2&per_page=3>; rel="next", <${at}?page=3&per_page=3>; rel="last"`);
  const last = await list("?page=3&per_page=3");
  expect([emails(last.json.users), last.headers.link]).toEqual(["1", `<${at}?page=3&per_page=3>; rel="last"`]);
  expect((await list("?page=4&per_page=3")).json.users).toEqual([]);
});

test("wrong query values are refused", async () => {
  for (const query of ["?page=&per_page=", "?page=0&per_page=0", "?page=1&per_page=999999999"])
    expect(emails((await list(query)).json.users), query).toBe("7654321");
  for (const query of [
    "?page=-1",
    "?per_page=-1",
    "?page=deux",
    "?per_page=1.5",
    "?page=1e3",
    "?page=1&page=2",
    "?page=99999999999999999999",
  ])
    expect(await list(query), query).toMatchObject({ status: 400, json: { error_code: "validation_failed" } });
});
