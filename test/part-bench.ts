import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks, sentWorks } from "#test/agreed-works.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED } from "#test/quote-calls.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";

// What is asked of the parts of an accepted quote.

/** The deposit that tests ask for. */
export const DEPOSIT = { kind: "deposit", share_basis_points: 3_000 };

/** How far the first section is. */
export const progressOf = (basis_points: number) => ({
  kind: "progress",
  sections: [{ section_id: "s1", basis_points }],
});

/** A sum as the wire says it, in cents. */
export const cents = (euros: number) => Math.round(euros * 100);

/** Gives each test of the file a seller, `bench.person`, and the calls about parts. */
export function partBench() {
  const bench = {} as { app: TestApp; person: Person };
  beforeAll(async () => {
    bench.app = await testApp({ clock: () => new Date() });
  });
  beforeEach(async () => {
    bench.person = await signUpSeller(bench.app, { iban: "FR7630006000011234567890189" });
  });
  afterAll(() => bench.app.close());
  const post = (path: string, body: object) => acceptedCall(bench.person, "POST", path, body);
  const invoicePart = (id: string, part: object, more: object = {}) =>
    bench.person.call("POST", `/api/projects/${id}/part-invoices`, { part, ...ALL_CONFIRMED, ...more });
  const answer = (quoteId: string, decision: string) =>
    post(`/api/quotes/${quoteId}/decision`, {
      ...AGREED,
      decision,
      decided_on: new Date().toISOString().slice(0, 10),
    });
  return {
    bench,
    agreedProject: () => agreedWorks(bench.person),
    sentProject: () => sentWorks(bench.person),
    billingOf: async (id: string) => (await acceptedCall(bench.person, "GET", `/api/projects/${id}/billing`)).billing,
    invoicePart,
    issuePart: async (id: string, part: object) => {
      const { status, json } = await invoicePart(id, part);
      expect([status, json]).toMatchObject([200, {}]);
      return json.invoice;
    },
    contentOf: async (id: string) => {
      const text = "select content, view from document where id = $1";
      return (await bench.app.database.owner.query(text, [id])).rows[0];
    },
    finalOf: (id: string) => bench.person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED),
    creditWhole: (id: string) => post(`/api/invoices/${id}/credit-notes`, { lines: null }),
    answer,
    /** A later version of an accepted quote, of these lines, sent and answered. */
    changeOrder: async (id: string, lines: object[], decision: string | null) => {
      const { draft } = await post(`/api/projects/${id}/quote-draft`, {});
      const content = { version: draft.version, lines, discount: null };
      await acceptedCall(bench.person, "PUT", `/api/quotes/${draft.id}/draft`, content);
      const order = await post(`/api/projects/${id}/quote`, { after_acceptance: true });
      await post(`/api/quotes/${order.id}/sending`, {});
      if (decision !== null) await answer(order.id, decision);
      return order;
    },
  };
}
