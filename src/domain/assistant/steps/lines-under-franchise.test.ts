import { expect, test } from "vitest";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { IDLE } from "../conversation/flow.ts";
import type { CardRow } from "../conversation/message.ts";
import { quoteFlow } from "../flows/quote.flow.ts";
import { flowOf } from "../script.ts";
import { saveQuoteLines } from "./save-quote-lines.step.ts";

const ROW: CardRow = {
  id: "line-1",
  label: "Pose",
  quantity: "6",
  unit: "h",
  unitPrice: "52",
  vatBasisPoints: 0,
  vatReason: null,
};
const PROJECT: AssistantProject = {
  id: "p1",
  name: "Mur",
  start_date: null,
  client_info: { company: "", first_name: "", last_name: "", email: "" },
  project_recurrence: "single",
  estimation_description: "",
  estimation_hours: null,
  estimation_rate: null,
};
const moveOf = (vat_regime: "standard" | "franchise") =>
  saveQuoteLines.enter(
    {
      ...IDLE,
      project: { ...PROJECT, vat_regime },
      answers: { quoteSaid: { rows: [ROW], discount: "", note: "" } },
    },
    { today: "2026-11-23", flow: flowOf(quoteFlow) },
  );

test("under franchise the lines of a card are saved as they were shown, at the rate they have", () => {
  expect(moveOf("franchise").next).toMatchObject({ kind: "run", effect: { name: "saveQuoteLines", rows: [ROW] } });
});

test("a seller who charges VAT says why a line has none before it is saved", () => {
  expect(moveOf("standard").next).toMatchObject({ kind: "ask" });
});
