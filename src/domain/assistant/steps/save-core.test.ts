import { expect, test } from "vitest";
import { saveCoreEffect } from "./collect-core.step.ts";

test("a saved core says which customer it describes", () => {
  const effect = saveCoreEffect({ id: "project", customer_id: "roux" }, { lastName: "Roux" });
  expect(effect).toMatchObject({ id: "project", customerId: "roux", body: { client_info: { last_name: "Roux" } } });
});

test("the core of a project whose customer is not known names none", () => {
  expect(saveCoreEffect({ id: "project" }, {})).not.toHaveProperty("customerId");
});
