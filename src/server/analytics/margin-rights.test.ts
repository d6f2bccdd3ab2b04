import { acceptedCall } from "#test/accepted-call.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// Who reads margins and costs, and what is kept for them.

const TODAY = todayInFrance();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", { trade: "Chauffagiste" });
});
afterAll(() => app.close());

test.each(["manager", "accountant", "worker"] as const)("%s sees neither costs nor margins", async (role) => {
  const member = await join(app, owner, `${role}@example.org`, role);
  for (const path of ["/api/team/costs", `/api/figures/margin?first_on=${TODAY}&last_on=${TODAY}`])
    expect((await member.call("GET", path)).status).toBe(403);
  const put = await member.call("PUT", "/api/team/costs", { user_id: null, hour_cents: 100 });
  expect(put.status).toBe(403);
});

test("the cost of an hour is kept for a member and forgotten", async () => {
  const worker = await join(app, owner, `${randomUUID()}@example.org`, "worker");
  const { members } = await acceptedCall(worker, "GET", "/api/team");
  const { user_id } = members.at(-1);
  const save = (hour_cents: number | null) => owner.call("PUT", "/api/team/costs", { user_id, hour_cents });
  expect((await save(2_800)).json.costs).toContainEqual({ user_id, hour_cents: 2_800 });
  expect((await save(null)).json.costs.map((cost: { user_id: string }) => cost.user_id)).not.toContain(user_id);
  expect((await save(-1)).json.fields.hour_cents).toBe("Indique un coût entre 0 et 1 000 € de l'heure.");
  expect((await owner.call("PUT", "/api/team/costs", { user_id: randomUUID(), hour_cents: 1 })).status).toBe(404);
});

test("the trade of a project is that of the works which were recognised", async () => {
  const newProject = { name: "Bain", client_info: { company: "R" } };
  const { project } = await acceptedCall(owner, "POST", "/api/projects", newProject);
  const description = "Remplacer le chauffe-eau de 200 l";
  await acceptedCall(owner, "POST", `/api/projects/${project.id}/ai-estimation`, { description });
  const { rows } = await app.database.owner.query("select trade from project where id = $1", [project.id]);
  expect(rows).toEqual([{ trade: "chauffagiste" }]);
});
