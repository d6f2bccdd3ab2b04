import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fullBody, leastQuery, nameOf } from "./contract-fields.ts";
import type { Ids } from "./filled-company.ts";
import { fillCompany, urlOf } from "./filled-company.ts";
import type { MailServers } from "./mail/connected-mailbox.ts";
import { mailServers, typedMailbox } from "./mail/connected-mailbox.ts";
import type { TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// A creation answers the same data as a later read. A column forgotten in an INSERT would be answered from memory and
// lost.

type Thing = Record<string, unknown> & { id: string };

let app: TestApp;
let servers: MailServers;
beforeAll(async () => {
  [app, servers] = await Promise.all([testApp(), mailServers()]);
});
afterAll(() => Promise.all([app.close(), servers.close()]));

/** Pictures on the web are kept for a mail, and the original of a photo comes to it in parts. */
const CREATES_NOTHING = ["/api/mail-pictures/{id}", "/api/project-photos/{id}/{photoId}/original"];

/** The calls that create something. Each has the call that reads it again, alone or in a list. */
const creations = contract.flatMap((creation): [string, Endpoint, Endpoint][] => {
  if (creation.method !== "POST" || CREATES_NOTHING.includes(creation.path)) return [];
  const isReader = ({ method, path }: Endpoint) =>
    method === "GET" && (path === creation.path || /^\/\{\w+\}$/.test(path.slice(creation.path.length)));
  const readers = contract.filter((line) => line.path.startsWith(creation.path) && isReader(line));
  const reader = readers.find(({ path }) => path !== creation.path) ?? readers[0];
  return reader ? [[nameOf(creation), creation, reader]] : [];
});

/** The first object with an id in an answer, or the one with this id. */
function thingIn(answer: unknown, id?: string): Thing | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const own = (answer as { id?: unknown }).id;
  if (typeof own === "string" && (id === undefined || own === id)) return answer as Thing;
  for (const inside of Object.values(answer)) {
    const creation = thingIn(inside, id);
    if (creation) return creation;
  }
  return undefined;
}

/** A sentence for each field that a read gives otherwise than the creation answered. */
function lostFields(creation: string, answer: Thing, read: Thing): string[] {
  return Object.keys(answer)
    .filter((field) => field in read && JSON.stringify(answer[field]) !== JSON.stringify(read[field]))
    .map(
      (field) =>
        `${creation} answers ${field} as ${JSON.stringify(answer[field])}, but it is read again as ` +
        `${JSON.stringify(read[field])}: save it in the INSERT of the noun's repository`,
    );
}

/** What an action is proposed with. */
function argumentsOn(ids: Ids): Record<string, unknown> {
  return { arguments: { project_id: ids["/api/projects/{id}"], start_date: "2027-01-05" } };
}

function bodyOf(name: string, creation: Endpoint, ids: Ids): unknown {
  // An answer asks the server of the mailbox, which is gone.
  if (name === "POST /api/mail-drafts") return { kind: "new" };
  if (name === "POST /api/quote-templates") return { name: "Autre modèle", project_id: ids["/api/projects/{id}"] };
  if (name !== "POST /api/mailboxes") return fullBody(creation, argumentsOn(ids));
  return typedMailbox(servers, { email: "paul@etabli.example", username: servers.imap.state.login.username });
}

test.each(creations)("%s: a read gives the same fields as the creation", async (name, creation, reader) => {
  const person = await app.signUp();
  // An archive comes into an empty company.
  const ids = name === "POST /api/company/import" ? {} : await fillCompany(person);
  const { status, json } = await person.call("POST", urlOf(creation, ids), bodyOf(name, creation, ids));
  expect([status, json.error]).toEqual([200, undefined]);
  const answer = thingIn(json);
  expect(answer, `${name} answers nothing with an id`).toBeDefined();
  const { id } = answer!;
  // A list under a row is read by that row.
  const readIds = reader.path === creation.path ? ids : { ...ids, [reader.path]: id };
  const url = urlOf(reader, readIds) + leastQuery(reader);
  const laterAnswer = thingIn((await person.call("GET", url)).json, id);
  expect(laterAnswer, `GET ${reader.path} does not read what ${name} created`).toBeDefined();
  expect(lostFields(name, answer!, laterAnswer!)).toEqual([]);
});

test("projects and tasks are among the creations", () => {
  const names = creations.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["POST /api/projects", "POST /api/projects/{id}/tasks"]));
});

test("a field that was answered but not saved is reported", () => {
  const answer = { id: "1", name: "Cuisine", reference: "BC 12" };
  expect(lostFields("POST /api/tools", answer, { id: "1", name: "Cuisine", reference: "" })).toEqual([
    'POST /api/tools answers reference as "BC 12", but it is read again as "": ' +
      "save it in the INSERT of the noun's repository",
  ]);
  expect(lostFields("POST /api/tools", answer, { ...answer })).toEqual([]);
});
