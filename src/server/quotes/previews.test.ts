import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_KINDS } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What the seller checks before clicking is what the customer receives.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app, { name: "VOLT & FILS", iban: "FR7630006000011234567890189" });
});
afterAll(() => app.close());

test.each(DOCUMENT_KINDS)("a stored %s equals its preview, except number and dates", async (kind) => {
  const id = await estimatedProject(`Atelier ${kind}`);
  const preview: DocumentView = (await person.call("GET", `/api/projects/${id}/preview/${kind}`)).json.view;
  const storedView = await keptView(id, kind);
  expect(storedView.number).not.toBe(preview.number);
  expect(withoutNumberAndDates(storedView)).toEqual(withoutNumberAndDates(preview));
});

test("a project changed after its quote has a different preview", async () => {
  const id = await estimatedProject("Grenier");
  const storedView = await keptView(id, "quote");
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 9 });
  const preview: DocumentView = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json.view;
  expect(withoutNumberAndDates(preview)).not.toEqual(withoutNumberAndDates(storedView));
});

const estimatedProject = (name: string) => pricedProject(person, { name }, { hours: 8, rate: 45 });

async function keptView(id: string, kind: DocumentKind): Promise<DocumentView> {
  const { json: link } = await person.call(
    "POST",
    `/api/projects/${id}/${kind}`,
    kind === "quote" ? {} : ALL_CONFIRMED,
  );
  const page = link.page_url.replace(`/${kind}/`, `/${kind}s/`);
  return (await app.server.inject(`/api/public${page}`)).json().view;
}

// The payment names the invoice by its number, in words and in its code.
function withoutNumberAndDates({ number, payment, ...view }: DocumentView): unknown {
  const facts = view.facts.map(({ label, value }) => ({ label, value: /^\d.*\d{4}$/.test(value) ? "a day" : value }));
  if (!payment) return { ...view, facts };
  const lines = payment.lines.filter((line) => !line.startsWith("Référence"));
  return { ...view, facts, payment: { ...payment, lines, qrText: payment.qrText?.replace(number, "").trimEnd() } };
}
