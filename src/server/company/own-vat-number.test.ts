import { acceptedCall } from "#test/accepted-call.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A VAT number follows from the SIREN, and who has none can say so.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await app.signUp();
});
afterAll(() => app.close());

const save = async (body: object): Promise<string> =>
  (await acceptedCall(owner, "PATCH", "/api/company", body)).company.vat_number;

test("the VAT number follows from the SIREN under the standard regime", async () => {
  expect(await save(READY_SELLER)).toBe("FR44732829320");
});

test("a VAT number that is sent empty stays empty, whatever is saved after it", async () => {
  expect(await save({ ...READY_SELLER, vat_number: "" })).toBe("");
  expect(await save({ name: "Kiné", vat_regime: "standard" })).toBe("");
});

test("a VAT number that is taken away does not come back", async () => {
  await save(READY_SELLER);
  expect(await save({ vat_number: "" })).toBe("");
  expect(await save({ trade: "kinésithérapeute" })).toBe("");
});

test("whoever charges VAT is asked for their number, unlike whoever sells exempt care", async () => {
  await save({ ...READY_SELLER, vat_number: "", trade: "kinésithérapeute" });
  const missingOf = async (estimation: object) => {
    const id = await pricedProject(owner, {}, estimation);
    return (await owner.call("GET", `/api/projects/${id}/preview/invoice`)).json.missing;
  };
  expect(await missingOf({ hours: 2, rate: 50 })).toEqual(["vat_number"]);
  expect(await missingOf({ hours: 2, rate: 50, vat_basis_points: 0, vat_reason: "exempt_health" })).toEqual([]);
});
