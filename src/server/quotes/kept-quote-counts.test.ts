import { quoteCalls } from "#test/quote-calls.ts";
import { dice } from "#test/random-books.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { listWrongQuoteCounts } from "#test/wrong-quote-counts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The database keeps in a project's row which of its quotes are to be sent and which have no answer, whatever is noted
// of them and by whomever.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

type Version = { id: string; page_url: string };
const calls = quoteCalls(() => person);
const { send, decide, withdraw } = calls;
const versionsOf: (id: string) => Promise<Version[]> = calls.versionsOf;
const ANSWER = { signer: "Léa Arc", decided_on: todayInFrance() };

/** What may become of a version: some of it is refused, and changes nothing. */
const EVENTS = [
  ({ id }: Version) => send(id),
  ({ page_url }: Version) => app.server.inject(`/api/public${page_url.replace("/quote/", "/quotes/")}`),
  ({ id }: Version) => decide(id, { ...ANSWER, decision: "accepted" }),
  ({ id }: Version) => decide(id, { ...ANSWER, decision: "declined" }),
  ({ id }: Version) => withdraw(id),
];

test("every change of quotes keeps what waits for a sending or an answer right", async () => {
  const roll = dice(5);
  const countsMet = new Set<string>();
  for (let project = 0; project < 8; project++) {
    const id = await pricedProject(person, { name: `Chantier ${project}` });
    for (let turn = 0; turn < 14; turn++) {
      if (turn === 0 || roll(4) === 0) {
        await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 50 + project * 20 + turn });
        await person.call("POST", `/api/projects/${id}/quote`, { after_acceptance: roll(2) === 0 });
      } else {
        const versions = await versionsOf(id);
        await EVENTS[roll(EVENTS.length)]!(versions[roll(Math.min(2, versions.length))]!);
      }
      expect([project, turn, await listWrongQuoteCounts(app.database.owner)]).toEqual([project, turn, []]);
      const { rows } = await app.database.owner.query<object>(
        "select quotes_to_send, unanswered_quotes, waiting_quotes from project where id = $1",
        [id],
      );
      countsMet.add(JSON.stringify(rows[0]));
    }
  }
  // To send, without answer, agreed, and declined.
  expect(countsMet.size).toBe(4);
});

test("a link that is taken back was given to nobody", async () => {
  const id = await pricedProject(person, { name: "Grange" });
  await person.call("POST", `/api/projects/${id}/quote`, {});
  const [version] = await versionsOf(id);
  await EVENTS[1]!(version!);
  const { rows } = await app.database.owner.query("select unanswered_quotes from project where id = $1", [id]);
  expect(rows).toEqual([{ unanswered_quotes: 1 }]);
  const { owner } = app.database;
  await owner.query("select set_config('app.company', company_id::text, false) from project where id = $1", [id]);
  await owner.query("update public_link set revoked_at = now() where document_id = $1", [version!.id]);
  expect(await listWrongQuoteCounts(app.database.owner)).toEqual([]);
});

test("a trigger that is gone is reported", async () => {
  const id = await pricedProject(person, { name: "Cave" });
  await person.call("POST", `/api/projects/${id}/quote`, {});
  const [version] = await versionsOf(id);
  await app.database.owner.query("alter table sending disable trigger quote_sent");
  await EVENTS[0]!(version!);
  await app.database.owner.query("alter table sending enable trigger quote_sent");
  expect(await listWrongQuoteCounts(app.database.owner)).toMatchObject([{ name: "Cave" }]);
});
