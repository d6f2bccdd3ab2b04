import { expect, test } from "vitest";
import type { AssistantProject, ProjectDocument } from "./conversation/assistant-project.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

// A card of a new quote waits in the conversation while the page shows the quote of another project.

const TODAY = "2026-11-23";
const ADDITION = "ajoute 3 h de peinture à 45 €";

const quote: ProjectDocument = {
  id: "quote",
  kind: "quote",
  number: "D2026-0001",
  status: "sent",
  is_credited: false,
  url: "/q.pdf",
  page_url: "/q",
};
const faure: AssistantProject = {
  id: "faure",
  name: "Salle d'eau Faure",
  start_date: null,
  client_info: { company: "", first_name: "Zoé", last_name: "Faure", email: "" },
  project_recurrence: "single",
  estimation_description: "",
  estimation_hours: null,
  estimation_rate: null,
  documents: [quote],
};

function waitingCard(project: AssistantProject | null) {
  const reply = readMessage(IDLE, "devis pour Mme Roux, 3 h de dépose à 50 €", { today: TODAY, project });
  if (reply.kind !== "turn") throw new Error("The order was not read.");
  return reply.turn.state;
}

test("an addition on the page of a quote is not for a card of another one", () => {
  expect(readMessage(waitingCard(null), ADDITION, { today: TODAY, project: faure })).toEqual({ kind: "question" });
});

test("an addition where the card began is for the card", () => {
  for (const project of [null, faure])
    expect(readMessage(waitingCard(project), ADDITION, { today: TODAY, project }).kind).toBe("turn");
});

test("an addition on the page of a project without a quote is for the card", () => {
  const project = { ...faure, documents: [] };
  expect(readMessage(waitingCard(null), ADDITION, { today: TODAY, project }).kind).toBe("turn");
});
