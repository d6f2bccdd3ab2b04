import { expect, test } from "vitest";
import type { AssistantProject, ProjectDocument } from "../../conversation/assistant-project.ts";
import { startFlow } from "../../conversation/engine.ts";
import type { FlowState, Turn } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import { invoiceFlow } from "../../flows/invoice.flow.ts";
import { flowOf, SCRIPT } from "../../script.ts";

// A question about the project of Bob Leroy waits on the home page, and something else is said.

const TODAY = "2026-11-30";

const quote: ProjectDocument = {
  id: "quote",
  kind: "quote",
  number: "D2026-0003",
  status: "sent",
  is_credited: false,
  url: "/q.pdf",
  page_url: "/q",
};
const bob: AssistantProject = {
  id: "bob",
  name: "Réparation de fuite – Bob Leroy",
  start_date: null,
  client_info: { company: "", first_name: "Bob", last_name: "Leroy", email: "", kind: "person" },
  project_recurrence: "single",
  estimation_description: "Réparation de fuite",
  estimation_hours: null,
  estimation_rate: null,
  has_priced_lines: true,
  documents: [quote],
};
const OPEN = "J'attends ta réponse pour « Réparation de fuite – Bob Leroy »";

function askBob(project: AssistantProject = bob): FlowState {
  const answers = { acceptanceTold: { means: "phone" as const } };
  return startFlow(SCRIPT, flowOf(invoiceFlow), { answers, project }, TODAY).state;
}

function after(text: string, state = askBob()): Turn {
  const reply = readMessage(state, text, { today: TODAY, project: null });
  if (reply.kind !== "turn") throw new Error("It was read as a question.");
  return reply.turn;
}

const contents = ({ messages }: Turn) => messages.map((message) => message.content);

test("the question that waits is the one about the customer's yes", () => {
  expect(askBob().pending?.message.content).toContain("Je note l'accord de Bob Leroy");
});

test("the order of a quote for somebody else leaves the question", () => {
  const turn = after(
    "devis pour Luc Roy 3 rue Verte 44000 Nantes, 4 h de débouchage à 52 €, je lui offre le déplacement",
  );
  expect(contents(turn)[0]).toBe("Je laisse « Réparation de fuite – Bob Leroy » de côté : rien n'y est noté.");
  expect([turn.state.activeFlow, turn.state.pending?.message.type, turn.state.project, turn.effects]).toEqual([
    "quote",
    "quote_card",
    null,
    [],
  ]);
});

test.each([
  "6 h de débouchage et on commence lundi",
  "on commence lundi",
  "lot Évacuation : 1 forfait gravats à 120 €",
  "facture d'acompte de Besson",
  "facture Besson",
  "besson a dit oui au téléphone",
  "Besson a payé 300 €",
  "relance Durand",
  "avenant pour Besson : ajouter un receveur de douche à 290 €",
])("« %s » is no answer about another project", (text) => {
  const turn = after(text);
  expect([turn.effects, turn.state.pending?.about, turn.state.answers]).toEqual([[], "acceptance", askBob().answers]);
  expect(contents(turn)[0]).toContain(OPEN);
});

test("an order that waits may be taken by a button", () => {
  const turn = after("facture d'acompte de Besson");
  const labels = turn.messages.flatMap((message) => (message.follow_ups ?? []).map(({ label }) => label));
  expect(labels).toEqual(["Continuer ce qui est commencé", "Laisser, et passer à « facture d'acompte de Besson »"]);
});

test.each([
  "oui",
  "bob a dit oui",
  "Leroy a accepté",
  "il est d'accord",
  "son mari est d'accord",
  "oui elle a dit oui hier",
])("« %s » is still an answer", (text) => {
  expect(after(text).effects).toEqual([{ name: "getProject", id: "bob" }]);
});

test("a question about begun tasks names its project", () => {
  const turn = after("facture quand même");
  expect(turn.state.pending?.message.content).toBe(
    "As-tu commencé les tâches de « Réparation de fuite – Bob Leroy » ?",
  );
});

test("a correction that names its field says its day as elsewhere", () => {
  const turn = after("la date de début c'est le 7 décembre");
  expect(contents(turn)[0]).toBe("C'est corrigé : date de début, 7 déc. 2026.");
});
