import { plainly } from "#test/action-calls.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A line of an invoice is credited by its name, on the page of the invoice or with its customer's name.

let app: TestApp;
let seller: Person;
let projectId: string;
let number: string;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  seller = await signUpSeller(app);
  projectId = await pricedProject(seller, { name: "Salle de bain" }, { hours: 6, rate: 50 });
  for (const [title, estimate_h] of [
    ["Déplacement", 1],
    ["Pose de la baignoire", 2],
    ["Pose du lavabo", 3],
  ])
    await seller.call("POST", `/api/projects/${projectId}/tasks`, { title, estimate_h });
  number = (await seller.call("POST", `/api/projects/${projectId}/invoice`, ALL_CONFIRMED)).json.number;
});
afterAll(() => app.close());

async function say(message: string, path = `/etape/${projectId}/invoice`) {
  const { json } = plainly(
    await seller.call("POST", "/api/assistant/chat", { message, history: [], context: { path } }),
  );
  const action =
    json.action_id && plainly(await seller.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return { reply: json.reply, title: action?.title ?? null, lines: action?.lines ?? [] };
}

test.each([
  ["fais un avoir sur le déplacement", ""],
  ["fais un avoir pour le deplacement", ""],
  ["fais un avoir sur le déplacement de la facture", ""],
  ["fais un avoir sur le déplacement à Mme Arc", "/app"],
])("« %s » proposes that line with its amount", async (message, path) => {
  const { title, lines } = await say(message, path || undefined);
  expect(title).toBe(`Émettre un avoir sur la facture ${number}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      { label: "Ligne", value: "Déplacement" },
      { label: "Montant de l'avoir", value: "60,00 € TTC" },
    ]),
  );
});

test("words of several lines ask which one is meant", async () => {
  const { reply, title } = await say("fais un avoir sur la pose");
  expect([title, reply]).toEqual([
    null,
    `Plusieurs lignes ont ces mots : « Pose de la baignoire » (${number}), « Pose du lavabo » (${number}). Laquelle ?`,
  ]);
});

test("words of no line are said as they were typed", async () => {
  const { reply, title } = await say("fais un avoir sur l'évacuation");
  expect([title, reply.includes(`Je ne trouve pas la ligne « évacuation » sur la facture ${number}`)]).toEqual([
    null,
    true,
  ]);
});

test("a sum is credited as a sum, whatever line it is for", async () => {
  const { lines } = await say("fais un avoir de 10 € sur le déplacement");
  expect(lines).toEqual(expect.arrayContaining([{ label: "Montant de l'avoir", value: "10,00 € TTC" }]));
});
