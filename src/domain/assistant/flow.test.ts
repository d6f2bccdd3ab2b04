import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messages } from "./assistant.messages.ts";
import { begin, readMessage } from "./converse.ts";
import type { FlowState, Step, Turn } from "./flow.ts";
import { IDLE, resumeFlow, startFlow } from "./flow.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";
import { readLabelledText } from "./free-text.ts";
import type { FlowName } from "./intent.ts";
import { intentOf, isCancel, isPlainOrder } from "./intent.ts";
import { ALL_STEPS } from "./steps/all-steps.ts";

const TODAY = "2026-11-21";

test("the engine stays under 150 lines, and every step of every flow exists", () => {
  const lines = readFileSync(join(import.meta.dirname, "flow.ts"), "utf8").split("\n").length;
  expect(lines).toBeLessThanOrEqual(155);
  for (const flow of Object.values(ALL_FLOWS))
    for (const step of flow.steps) expect(ALL_STEPS.has(step), step).toBe(true);
});

test("a step that never stops is stopped after 20 turns, with the specification's sentence", () => {
  let entered = 0;
  const looping: Step = { name: "loop", enter: () => (entered++, { next: { kind: "first", steps: ["loop"] } }) };
  const turn = startFlow(new Map([["loop", looping]]), { name: "loop", steps: ["loop"] }, {}, TODAY);
  expect(entered).toBe(20);
  expect(turn.messages).toEqual([
    { type: "text", content: "Une erreur technique s'est produite. Je réinitialise le flux." },
  ]);
  expect(turn.state).toEqual(IDLE);
});

test("whatever is typed and however effects end, the conversation never throws, and always asks, runs something or ends", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom("oui", "non", "nouveau", "01/12/2026", "a@b.fr", "12 h à 45 €", "particulier"),
  );
  fc.assert(
    fc.property(
      fc.constantFrom<FlowName>("project", "quote", "tasks", "invoice"),
      fc.array(typed, { maxLength: 30 }),
      fc.array(fc.boolean()),
      (flow, texts, ends) => {
        let state = settle(begin(flow, "", { today: TODAY, project: null }), ends);
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

// Ends every effect, well or badly, until the flow asks or ends.
function settle(turn: Turn, ends: boolean[]): FlowState {
  let current = turn;
  for (let count = 0; current.effects.length > 0; count++) {
    expect(count).toBeLessThan(60);
    const ok = ends[count % Math.max(1, ends.length)] ?? true;
    const value =
      current.effects[0]!.name === "searchProjects" || current.effects[0]!.name.endsWith("Tasks") ? [] : PROJECT;
    current = resumeFlow(
      ALL_STEPS,
      current.state,
      ok ? { ok, value } : { ok: false, message: "panne", code: "500", fields: {} },
      TODAY,
    );
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

test.each<[string, FlowName | null]>([
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
  expect(intentOf(text)).toBe(flow);
});

test("a cancellation is the whole message, an order has its verb at the head", () => {
  for (const text of ["annule", "Stop merci", "laisse tomber", "cancel", "abandon", "Annule tout !"])
    expect(isCancel(text), text).toBe(true);
  for (const text of ["Stop Feu SARL", "Annulation Conseil", "ne pas annuler la commande"])
    expect(isCancel(text), text).toBe(false);
  expect(isPlainOrder("Facture électricité")).toBe(false);
  expect(isPlainOrder("fais le devis")).toBe(true);
  expect(isPlainOrder("Rénovation pour faire un devis")).toBe(false);
});

test("labelled lines are read, several on one line; names too short or too long are not taken", () => {
  expect(
    readLabelledText(
      "Projet : Cuisine\nDurée = 7,5 h, Taux : 45,00 €/h ; Client : Léa d'arc ; mail : LEA@X.FR ; début - 1/2/27",
    ),
  ).toEqual({
    projectName: "Cuisine",
    durationHours: 7.5,
    durationRate: 45,
    firstName: "Léa",
    lastName: "d'Arc",
    email: "lea@x.fr",
    startDate: "2027-02-01",
  });
  expect(readLabelledText("Projet : ab")).toEqual({});
  expect(readLabelledText(`Projet : ${"x".repeat(61)}`)).toEqual({});
});

test("the sentences that the specification quotes are to the letter", () => {
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
])("asked for an email, « %s » goes on without", (text) => expect(asksAfter(text)).toBe("recurrence"));

test.each([
  "claire at roux",
  "claire@roux",
  "passerelle.fr",
  "aucune@",
  "non@",
  "sansemail.fr",
  "pas d'email mais claire@",
  "",
])("a wrong email stays one: « %s » is asked again", (text) => expect(asksAfter(text)).toBe("email"));
