import { expect, test } from "vitest";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { IDLE } from "../conversation/flow.ts";
import type { CardRow } from "../conversation/message.ts";
import { quoteFlow } from "../flows/quote.flow.ts";
import { flowOf } from "../script.ts";
import { collectDuration } from "./collect-duration.step.ts";
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

// « 6 h à 55 € TTC », as the answer about the duration.
const durationOf = (vat_regime: "standard" | "franchise" | null) =>
  collectDuration.answer?.(
    {
      ...IDLE,
      project: { ...PROJECT, vat_regime },
      pending: { step: "collect-duration", about: "duration", message: { type: "text", content: "" } },
    },
    { kind: "text", text: "6 h à 55 € TTC" },
    { today: "2026-11-23", flow: flowOf(quoteFlow) },
  );

test("a rate that was said with VAT is saved so, by a seller who charges it", () => {
  const effect = { name: "saveDuration", hours: 6 };
  expect(durationOf("standard")?.next).toMatchObject({ effect: { ...effect, gross_rate_cents: 5_500 } });
  expect(durationOf("franchise")?.next).toMatchObject({ effect: { ...effect, rate: 55 } });
  expect(durationOf(null)?.next).toMatchObject({ kind: "ask" });
});

test("a seller who charges VAT says why a line has none before it is saved", () => {
  expect(moveOf("standard").next).toMatchObject({ kind: "ask" });
});
