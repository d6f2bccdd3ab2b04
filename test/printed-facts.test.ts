import { createProject } from "#api/projects.ts";
import type { FactPlace } from "#domain/documents/printed-facts.ts";
import { PRINTED_FACTS } from "#domain/documents/printed-facts.ts";
import { addDays, dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "./accepted-call.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { fullBody } from "./contract-fields.ts";
import { READY_SELLER } from "./ready-seller.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// Every fact declared for a kind of document reaches it: what the project says is kept, printed and written in the XML.

let app: TestApp;
let owner: Person;
let saidLabels: Record<FactPlace, string[]>;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", READY_SELLER);
  saidLabels = await sayEverything();
});
afterAll(() => app.close());

const post = (path: string, body: object = {}) => acceptedCall(owner, "POST", path, body);

/** A project with every field of the contract, whose work ends on that day. */
async function projectEndingOn(end_date: string, start_date = "2026-11-02"): Promise<string> {
  const body = fullBody(createProject, { start_date, end_date }) as object;
  const { project } = await post("/api/projects", body);
  await acceptedCall(owner, "PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  return `/api/projects/${project.id}`;
}

/** Rewrites what is sold in the quote of a project: an item of each nature. */
async function sell(project: string, natures: readonly ("service" | "goods")[]): Promise<void> {
  const { draft } = await post(`${project}/quote-draft`);
  const lines = natures.map((nature) => ({ ...draft.lines[0], id: nature, nature }));
  const saving = { version: draft.version, lines, discount: null };
  expect(await owner.call("PUT", `/api/quotes/${draft.id}/draft`, saving)).toMatchObject({ status: 200 });
}

/**
 * What documents say in each place: a quote in two versions, invoices of each nature before and after the end of the
 * work, and a credit note.
 */
async function sayEverything(): Promise<Record<FactPlace, string[]>> {
  const today = dayAt(app.deps.clock(), FRENCH_TIME_ZONE);
  const invoices = [];
  for (const end of [addDays(today, 30), today])
    for (const natures of [["service"], ["goods"], ["service", "goods"]] as const) {
      const project = await projectEndingOn(end);
      await sell(project, natures);
      invoices.push(await post(`${project}/invoice`, ALL_CONFIRMED));
    }
  const { credit_note } = await post(`/api/invoices/${invoices[0].id}/credit-notes`, { lines: null });
  const quotedProject = await projectEndingOn(today);
  // A version bears its number once the customer has read an earlier one.
  await pageLabels(await post(`${quotedProject}/quote`));
  await acceptedCall(owner, "PATCH", `${quotedProject}/estimation`, { rate: 60 });
  // An invoice cites the quote that it bills.
  const quote = await post(`${quotedProject}/quote`);
  invoices.push(await post(`${quotedProject}/invoice`, ALL_CONFIRMED));
  // Of one quote the work has begun, of another it is to come, of the last it is over.
  const plannedProject = await projectEndingOn(addDays(today, 30), addDays(today, 10));
  const plannedQuote = await post(`${plannedProject}/quote`);
  const pastProject = await projectEndingOn(addDays(today, -2), addDays(today, -5));
  const pastQuote = await post(`${pastProject}/quote`);
  // What changes after the acceptance is a change order.
  const agreement = { decision: "accepted", signer: "Léa Arc", decided_on: today };
  await post(`/api/quotes/${plannedQuote.id}/decision`, agreement);
  await acceptedCall(owner, "PATCH", `${plannedProject}/estimation`, { rate: 60 });
  const changeOrder = await post(`${plannedProject}/quote`, { after_acceptance: true });
  return {
    quote: (await Promise.all([quote, plannedQuote, pastQuote, changeOrder].map(pageLabels))).flat(),
    invoice: (await Promise.all([...invoices, credit_note].map(pageLabels))).flat(),
    "xml-note": (await Promise.all(invoices.map(noteLabels))).flat(),
  };
}

async function pageLabels({ page_url }: { page_url: string }): Promise<string[]> {
  const { view } = (await app.server.inject(`/api/public${page_url.replace(/(quote|invoice)\//, "$1s/")}`)).json();
  return view.facts.map(({ label }: { label: string }) => label);
}

async function noteLabels({ url }: { url: string }): Promise<string[]> {
  const xml = (await app.server.inject(url.replace(".pdf", ".xml"))).body;
  return [...xml.matchAll(/<ram:Content>(.+?) : /g)].map(([, label = ""]) => label);
}

/** A sentence for each fact that is declared for a place and is not said there. */
function silentFacts(saidIn: Record<FactPlace, string[]>, facts = PRINTED_FACTS): string[] {
  return facts.flatMap(({ label, places }) =>
    places
      .filter((place) => !saidIn[place].includes(label))
      .map(
        (place) =>
          `« ${label} » is declared for « ${place} » in PRINTED_FACTS and none says it: keep its field in ` +
          "keptProject (src/domain/documents/printed-facts.ts), save it (projects.repository.ts), or, when it speaks " +
          "of a case that these documents lack, add a document with it to sayEverything of test/printed-facts.test.ts",
      ),
  );
}

test("each fact is said in every place it is declared for", () => {
  expect(silentFacts(saidLabels)).toEqual([]);
});

test("a fact that no document says is reported, with what to do", () => {
  const chantier = { label: "Chantier", value: () => "", places: ["quote", "xml-note"] } as const;
  expect(silentFacts(saidLabels, [chantier])).toEqual([
    expect.stringContaining("« Chantier » is declared for « quote »"),
    expect.stringContaining("keep its field in keptProject"),
  ]);
});
