import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

// Whatever is clicked, in whatever order: what stands behind a link never changes, and the state of each version
// follows from what was noted.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const TODAY = todayInFrance();

const step = fc.oneof(
  fc.record({ act: fc.constant("price" as const), rate: fc.integer({ min: 20, max: 90 }) }),
  fc.record({ act: fc.constant("draw up" as const), after_acceptance: fc.boolean() }),
  fc.record({ act: fc.constantFrom("send" as const, "look" as const, "withdraw" as const), place: fc.nat(3) }),
  fc.record({
    act: fc.constant("decide" as const),
    place: fc.nat(3),
    decision: fc.constantFrom("accepted" as const, "declined" as const),
    signer: fc.constantFrom("Léa Arc", ""),
  }),
  fc.record({ act: fc.constant("invoice" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Version = {
  id: string;
  version: number;
  status: string;
  page_url: string;
  sent_at: string | null;
  decision: { decision: string; signer: string } | null;
};

async function quotedProject(): Promise<string> {
  const id = await pricedProject(person);
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  return id;
}

const calls = quoteCalls(() => person);
const { drawUp, price, send, decide, withdraw } = calls;
const versionsOf: (id: string) => Promise<Version[]> = calls.versionsOf;

async function takeStep(id: string, one: Step): Promise<void> {
  if (one.act === "price") return void (await price(id, one.rate));
  if (one.act === "invoice") return void (await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED));
  if (one.act === "draw up") return void (await drawUp(id, { after_acceptance: one.after_acceptance }));
  const versions = await versionsOf(id);
  const { id: versionId, page_url } = versions[one.place % versions.length]!;
  if (one.act === "look") await app.server.inject(`/api/public${page_url.replace("/quote/", "/quotes/")}`);
  if (one.act === "send") await send(versionId);
  if (one.act === "withdraw") await withdraw(versionId);
  if (one.act === "decide") {
    const { decision, signer } = one;
    await decide(versionId, { decision, signer, decided_on: TODAY });
  }
}

async function bytesOf(id: string): Promise<Map<string, string>> {
  const { rows } = await app.database.owner.query<{ id: string; bytes: string }>(
    "select id, content::text || view::text || coalesce(xml_sha256, '') as bytes from document where project_id = $1",
    [id],
  );
  return new Map(rows.map((row) => [row.id, row.bytes]));
}

// Newest first, as they are answered: one agreement at most, nothing open before what was offered after it.
function brokenRule(versions: readonly Version[]): string | null {
  const agreements = versions.filter(({ status }) => status === "accepted");
  if (agreements.length > 1) return "two versions are agreed at once";
  const lastOffer = versions.findIndex((one) => one.sent_at !== null || one.decision !== null);
  const older = lastOffer < 0 ? [] : versions.slice(lastOffer + 1);
  if (older.some(({ status }) => status !== "replaced" && status !== "accepted"))
    return "a version before the last offer is open";
  if (versions.some(({ status, decision }) => status === "accepted" && decision?.signer === ""))
    return "an acceptance has no name";
  return null;
}

test("no sequence of calls changes what stands behind a link or breaks the states", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const id = await quotedProject();
      const firstBytes = new Map<string, string>();
      for (const one of steps) {
        await takeStep(id, one);
        for (const [document, bytes] of await bytesOf(id)) {
          expect(firstBytes.get(document) ?? bytes).toBe(bytes);
          firstBytes.set(document, bytes);
        }
        const versions = await versionsOf(id);
        expect([brokenRule(versions), versions.map(({ status }) => status)]).toEqual([null, expect.anything()]);
      }
      expect((await bytesOf(id)).size).toBe(firstBytes.size);
    }),
    { numRuns: 12 },
  );
});

test("the database refuses to rewrite what was sent or answered", async () => {
  const projectId = await quotedProject();
  const answer = { act: "decide", place: 0, decision: "accepted", signer: "Léa Arc" } as const;
  for (const one of [{ act: "send", place: 0 } as const, answer]) await takeStep(projectId, one);
  for (const statement of [
    "update sending set sent_at = now()",
    "delete from sending",
    "truncate sending",
    "update quote_decision set signer = 'Paul'",
    "update quote_decision set withdrawn_at = now(), decision = 'declined'",
    "delete from quote_decision",
  ])
    await expect(app.database.owner.query(statement), statement).rejects.toThrow("never rewritten");
  await takeStep(projectId, { act: "withdraw", place: 0 });
  await expect(app.database.owner.query("update quote_decision set withdrawn_at = null")).rejects.toThrow("rewritten");
});
