import { expect, test } from "vitest";
import { acceptedCall } from "./accepted-call.ts";
import { testApp } from "./test-app.ts";

test("a refused call in the preparation of a test fails with its status and body", async () => {
  const app = await testApp();
  try {
    const owner = await app.signUp();
    const team = await acceptedCall(owner, "GET", "/api/team");
    expect(team.members).toHaveLength(1);
    await expect(acceptedCall(owner, "POST", "/api/projects", { name: 3 })).rejects.toThrow(
      /^POST \/api\/projects was refused \(4\d\d \{.*\}\): correct what the test sends/,
    );
  } finally {
    await app.close();
  }
});
