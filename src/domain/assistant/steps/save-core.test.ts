import { expect, test } from "vitest";
import { saveCoreEffect } from "./collect-core.step.ts";

test("a saved core says which customer it describes", () => {
  const effect = saveCoreEffect({ id: "project", customer_id: "roux" }, { lastName: "Roux" });
  expect(effect).toMatchObject({ id: "project", customerId: "roux", body: { client_info: { last_name: "Roux" } } });
});

test("the core of a project whose customer is not known names none", () => {
  expect(saveCoreEffect({ id: "project" }, {})).not.toHaveProperty("customerId");
});

test("a civility that is taken back is cleared only where one was saved", () => {
  const client_info = { company: "", first_name: "Sylvie", last_name: "Delorme", email: "" };
  const civilityIn = (civility: "m" | "", answer: "" | "mme") =>
    saveCoreEffect({ id: "project", client_info: { ...client_info, civility } }, { civility: answer }).body.client_info
      .civility;
  expect([civilityIn("m", ""), civilityIn("m", "mme"), civilityIn("", "")]).toEqual(["", "mme", undefined]);
});
