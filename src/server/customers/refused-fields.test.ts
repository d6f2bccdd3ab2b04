import { fieldMessages } from "#domain/shared/field.messages.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Impossible values are refused beside their field, for the seller and for customers, in every call.

let app: TestApp;
let person: Person;
let customerUrl: string;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  await person.call("PATCH", "/api/company", { siren: "732829320" });
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "P",
      start_date: "2026-12-01",
      client_info: { company: "Roux", siren: "552100554" },
    })
  ).json;
  customerUrl = `/api/customers/${project.customer_id}`;
});
afterAll(() => app.close());

const siretOf = { "732829320": "73282932000074", "552100554": "55210055400013" };

const WRONG = [
  [{ address: { postal_code: "6900" } }, "address.postal_code", fieldMessages.postalCode],
  [{ address: { postal_code: "ABCDE" } }, "address.postal_code", fieldMessages.postalCode],
  [{ address: { country: "XX" } }, "address.country", fieldMessages.country],
  [{ address: { country: "France" } }, "address.country", fieldMessages.country],
  [{ phone: "12" }, "phone", fieldMessages.phone],
  [{ phone: "appelez-moi" }, "phone", fieldMessages.phone],
  // A SIRET with a wrong key, typed in the field of the SIREN.
  [{ siren: "732 829 320 00075" }, "siren", fieldMessages.siren],
] as const;

test.each(WRONG)("%j is refused on a company, a customer and a new project", async (body, field, sentence) => {
  for (const [method, url, sentBody, path] of [
    ["PATCH", "/api/company", body, field],
    ["PATCH", customerUrl, body, field],
    [
      "POST",
      "/api/projects",
      { name: "Q", start_date: "2026-12-01", client_info: { company: "Neuf", ...body } },
      `client_info.${field}`,
    ],
  ] as const) {
    expect(await person.call(method, url, sentBody)).toMatchObject({
      status: 400,
      json: { fields: { [path]: sentence } },
    });
  }
});

test("a SIRET or a French VAT number that does not hold the SIREN is refused", async () => {
  const other = { "732829320": "552100554", "552100554": "732829320" } as const;
  for (const [url, siren] of [
    ["/api/company", "732829320"],
    [customerUrl, "552100554"],
  ] as const) {
    const strange = other[siren];
    expect(await person.call("PATCH", url, { siret: siretOf[strange] })).toMatchObject({
      status: 400,
      json: { fields: { siret: fieldMessages.siretOfAnother(siren) } },
    });
    const vatNumber = strange === "732829320" ? "FR44732829320" : "FR96552100554";
    expect(await person.call("PATCH", url, { vat_number: vatNumber })).toMatchObject({
      status: 400,
      json: { fields: { vat_number: fieldMessages.vatNumberOfAnother(siren) } },
    });
  }
});

test("a postcode has the form of its country", async () => {
  const abroad = await person.call("PATCH", customerUrl, {
    address: { line1: "1 rue Neuve", postal_code: "1000", city: "Bruxelles", country: "BE" },
  });
  expect(abroad.json.customer.address).toMatchObject({ postal_code: "1000", country: "BE" });
  const home = await person.call("PATCH", customerUrl, {
    address: { postal_code: "69 003", city: "Lyon", country: "FR" },
  });
  expect(home.json.customer.address.postal_code).toBe("69003");
});

test("a buyer's SIRET is printed with its fourteen digits, on the page and in the XML", async () => {
  for (const sentNumbers of [{ siret: "552 100 554 00013", siren: "" }, { siren: "552 100 554 00013" }]) {
    const { json } = await person.call("PATCH", customerUrl, sentNumbers);
    expect(json.customer).toMatchObject({ siren: "552100554", siret: "55210055400013" });
  }
  await person.call("PATCH", "/api/company", {
    name: "V",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  });
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "Imprimé",
      start_date: "2026-12-01",
      client_info: { company: "Roux" },
    })
  ).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 1, rate: 45 });
  const { json: link } = await person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  const { view } = (await app.server.inject(`/api/public${link.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(view.buyer.lines).toContain("SIRET 552 100 554 00013");
  expect((await app.server.inject(link.url.replace(".pdf", ".xml"))).payload).toContain(
    '<ram:GlobalID schemeID="0009">55210055400013</ram:GlobalID>',
  );
});

test("a new SIREN removes the SIRET of the former one", async () => {
  expect((await person.call("PATCH", customerUrl, { siren: "732829320" })).json.customer).toMatchObject({
    siren: "732829320",
    siret: "",
  });
  expect(await person.call("PATCH", customerUrl, { siren: "7328293201" })).toMatchObject({
    status: 400,
    json: { fields: { siren: fieldMessages.siren } },
  });
});

test("a company that changes its SIREN keeps a VAT number that follows from it", async () => {
  const newcomer = await app.signUp();
  await newcomer.call("PATCH", "/api/company", {
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
  });
  const { json } = await newcomer.call("PATCH", "/api/company", { siren: "552100554" });
  expect(json.company).toMatchObject({ siren: "552100554", vat_number: "FR96552100554" });
});
