import { acceptedCall } from "#test/accepted-call.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

test("the assistant says who is away without the reason", async () => {
  const owner = await signUpSeller(app);
  await join(app, owner, "zoe-away@example.org", "worker");
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  const { user_id } = members.find(({ email }: { email: string }) => email === "zoe-away@example.org");
  const days = { first_day: "2030-03-04", last_day: "2030-03-08" };
  await acceptedCall(owner, "POST", "/api/closures", { ...days, label: "Maladie", user_id });
  const answer = await acceptedCall(owner, "POST", "/api/assistant/chat", {
    message: "Qui est absent le 5 mars 2030 ?",
  });
  const words = JSON.stringify(answer);
  expect(words).toContain("Zoe-away, du 4 mars 2030 au 8 mars 2030");
  expect(words).not.toContain("Maladie");
});
