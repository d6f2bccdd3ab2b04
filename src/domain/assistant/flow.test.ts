import fc from "fast-check";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { beginFlow } from "./begin-flow.ts";
import { messages } from "./conversation/assistant.messages.ts";
import type { Effect } from "./conversation/effect.ts";
import { resumeFlow, startFlow } from "./conversation/engine.ts";
import type { EffectEnd, Flow, FlowState, Step, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";
import { declareFlow } from "./flows/flow-declaration.ts";
import { flowOf, SCRIPT } from "./script.ts";
import { isCancel, understand } from "./understand.ts";

const TODAY = "2026-11-21";
const orderedFlow = (text: string) => {
  const { act, intent } = understand(text, { today: TODAY, activeFlow: null, pending: null });
  return act === "order" ? intent : null;
};

test("the engine stays under 150 lines", () => {
  const lines = readFileSync(join(import.meta.dirname, "conversation/engine.ts"), "utf8").split("\n").length;
  expect(lines).toBeLessThanOrEqual(150);
});

test("no two flows or steps share a name or a place", () => {
  expect(SCRIPT.flows.size, "two flows have one name: give one of them another").toBe(ALL_FLOWS.length);
  const places = new Set(ALL_FLOWS.map(({ chip }) => chip.place));
  expect(places.size, "two chips have one place: give one of them the next free number").toBe(ALL_FLOWS.length);
  const steps = new Set([...SCRIPT.flows.values()].flatMap((flow) => flow.steps));
  expect(SCRIPT.steps.size, "two steps have one name, or no flow has this step").toBe(steps.size);
});

test("a step that does not exist is an error of the flow's own file", () => {
  const steps = ["identifyName", "nowhere"] as const;
  // @ts-expect-error -- no step is called « nowhere »
  const flow = declareFlow({ ...ALL_FLOWS[0], steps });
  expect(flow.steps).toEqual(steps);
});

test("each suggested order starts its flow", () => {
  for (const flow of ALL_FLOWS)
    expect([flow.chip.text, orderedFlow(flow.chip.text)]).toEqual([flow.chip.text, flow.name]);
});

test("an order that names its project or its quote starts its own flow", () => {
  for (const flow of ALL_FLOWS)
    for (const words of ["du projet Roux", "du chantier Roux", "du devis"]) {
      const order = `${flow.chip.text} ${words}`;
      expect([order, orderedFlow(order)]).toEqual([order, flow.name]);
    }
});

test("no step or screen asks which flow is running", () => {
  const sources = [import.meta.dirname, join(import.meta.dirname, "../../web/assistant")].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const),
  );
  const flowComparison = /\b(?:activeFlow|flow\.name)\s*[!=]==?\s*"/;
  for (const line of ['if (state.activeFlow === "audit")', 'flow.name !== "quote"'])
    expect(line).toMatch(flowComparison);
  expect(
    sources.filter(([, text]) => flowComparison.test(text)).map(([file]) => file),
    "say it as a rule in the flow's file",
  ).toEqual([]);
});

test("a step that never stops is stopped after 20 turns, with the specification's sentence", () => {
  let entries = 0;
  const looping: Step = { name: "loop", enter: () => (entries++, { next: { kind: "insert", steps: [looping] } }) };
  const flow: Flow = { name: "loop", steps: [looping] };
  const script = { idle: IDLE, flows: new Map([["loop", flow]]), steps: new Map([["loop", looping]]) };
  const turn = startFlow(script, flow, {}, TODAY);
  expect(entries).toBe(20);
  expect(turn.messages).toEqual([
    { type: "text", content: "Une erreur technique s'est produite. Je réinitialise le flux." },
  ]);
  expect(turn.state).toEqual(IDLE);
});

test("a conversation always ends or asks a question", () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.constantFrom("oui", "non", "nouveau", "01/12/2026", "a@b.fr", "12 h à 45 €", "particulier"),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL_FLOWS),
      fc.array(anyText, { maxLength: 30 }),
      fc.array(fc.boolean()),
      (flow, texts, ends) => {
        let state = settle(beginFlow(flowOf(flow), "", { today: TODAY, project: null }), ends);
        for (const text of texts) {
          const reply = readMessage(state, text, { today: TODAY, project: null });
          if (reply.kind === "turn") state = settle(reply.turn, ends);
          expect(state.activeFlow === null || state.pending !== null).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

// Ends every effect, with success or failure, until the flow asks a question or ends.
function settle(turn: Turn, ends: boolean[]): FlowState {
  let current = turn;
  for (let count = 0; current.effects.length > 0; count++) {
    expect(count).toBeLessThan(60);
    const ok = ends[count % Math.max(1, ends.length)] ?? true;
    const effect = current.effects[0]!.name;
    const outcome = ok ? { ok, value: VALUES[effect] } : { ok, message: "panne", code: "500", fields: {} };
    current = resumeFlow(SCRIPT, current.state, { effect, outcome } as EffectEnd, TODAY);
  }
  return current.state;
}

const PROJECT = {
  id: "p",
  name: "P",
  start_date: null,
  client_info: { company: "", first_name: "", last_name: "", email: "" },
  project_recurrence: "single",
  estimation_description: "",
  estimation_hours: null,
  estimation_rate: null,
};
const VALUES: Record<Effect["name"], unknown> = {
  searchProjects: [],
  searchCustomers: [],
  getProject: PROJECT,
  createProject: PROJECT,
  saveCore: PROJECT,
  saveDescription: PROJECT,
  saveDuration: PROJECT,
  saveQuoteLines: {},
  readQuoteLines: null,
  acceptQuote: {},
  previewDocument: { totals: [{ label: "Total TTC", value: "120,00 €" }] },
  generateTasks: { summary: "", tasks: [] },
  keepTasks: { tasks: [] },
  listTasks: { tasks: [], tasks_total: 0 },
  setTaskDone: { id: "t", title: "T", estimate_h: 1, description: "", done: true },
  generateQuote: { url: "/q.pdf" },
  generateInvoice: { url: "/i.pdf" },
  saveCompany: {},
  saveCustomer: {},
  sayVatReason: {},
  saveEndDate: {},
};

test.each<[string, string | null]>([
  ["Crée un projet", "project"],
  ["CRÉER UN PROJET pour Roux", "project"],
  ["fais-moi un devis", "quote"],
  ["Je voudrais un devis", "quote"],
  ["il faut préparer les tâches", "tasks"],
  ["génère les taches", "tasks"],
  ["émets la facture", "invoice"],
  ["facture le projet Roux", "invoice"],
  ["create an invoice", "invoice"],
  ["generate a quote", "quote"],
  ["peux-tu faire le devis ?", "quote"],
  ["fais la facture du devis", "invoice"],
  ["Combien de devis sont en attente ?", null],
  ["Quelles factures sont en retard", null],
  ["J'ai déjà fait la facture", null],
  ["ne fais pas de devis", null],
  ["Facture électricité", null],
  ["le devis", null],
  ["bonjour", null],
])("« %s » orders %s", (text, flow) => {
  expect(orderedFlow(text)).toBe(flow);
});

test("a text that merely contains an order is no order", () => {
  for (const text of ["annule", "Stop merci", "laisse tomber", "cancel", "abandon", "Annule tout !"])
    expect(isCancel(text), text).toBe(true);
  for (const text of ["Stop Feu SARL", "Annulation Conseil", "ne pas annuler la commande"])
    expect(isCancel(text), text).toBe(false);
});

test("labelled values are read, even several on one line", () => {
  const text =
    "Projet : Cuisine\nDurée = 7,5 h, Taux : 45,00 €/h ; Client : Léa d'arc ; mail : LEA@X.FR ; début - 1/2/27";
  const { slots } = understand(text, { today: TODAY, activeFlow: null, pending: null });
  const values = Object.entries(slots).map(([name, slot]) => [name, Array.isArray(slot) ? null : slot.value]);
  expect(Object.fromEntries(values)).toEqual({
    projectName: "Cuisine",
    hours: 7.5,
    rate: 45,
    firstName: "Léa",
    lastName: "d'Arc",
    email: "lea@x.fr",
    startDate: "2027-02-01",
  });
});

test("the sentences of the specification are exact", () => {
  expect(messages.busy).toBe("Je termine d'abord le flux en cours avant d'en lancer un nouveau.");
  expect(messages.cancelled).toBe("Compris, j'annule le flux en cours.");
  expect(messages.quoteLinkMissing).toBe("Le devis devrait être prêt. Consultez la fiche projet si besoin.");
  expect(messages.tasksTimeout).toBe(
    "La génération des tâches prend trop de temps, je poursuis sans cette étape pour ne pas te bloquer.",
  );
  expect(messages.quoteFailed("x")).toBe("Echec lors de la génération du devis (x).");
});

const EMAIL_ASKED: FlowState = {
  ...IDLE,
  activeFlow: "project",
  queue: ["collect-core"],
  answers: { projectName: "Cuisine", company: "", customerKind: "person", firstName: "Zoé", lastName: "Roux" },
  pending: { step: "collect-core", about: "email", message: { type: "text", content: "" } },
};
const asksAfter = (text: string) => {
  const reply = readMessage(EMAIL_ASKED, text, { today: TODAY, project: null });
  return reply.kind === "turn" ? reply.turn.state.pending?.about : "question";
};

test.each([
  "elle n'en a pas",
  "Il n’en a pas.",
  "pas d'email",
  "Pas de mail",
  "pas d'adresse mail",
  "aucune",
  "aucun email",
  "je ne sais pas",
  "je sais pas",
  "passe",
  "non",
  "il n'a pas d'adresse email",
  "non, il n'en a pas",
  "sans",
])("at the question about the email, « %s » leaves it empty and goes on", (text) =>
  expect(asksAfter(text)).toBe("recurrence"),
);

test.each([
  "claire at roux",
  "claire@roux",
  "passerelle.fr",
  "aucune@",
  "non@",
  "sansemail.fr",
  "pas d'email mais claire@",
  "",
])("a wrong email is asked for again: « %s »", (text) => expect(asksAfter(text)).toBe("email"));
