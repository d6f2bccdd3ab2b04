import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { expect, test } from "vitest";
import { nextAct } from "./next-act.ts";

const SEND = { label: "Envoyer le devis", href: "/etape/p1/quote#mail" };

const message = (role: "user" | "assistant", more: Partial<HistoryMessage> = {}): HistoryMessage => ({
  id: role,
  role,
  content: role,
  origin: "workflow",
  created_at: "2026-11-23T08:00:00Z",
  type: "text",
  ...more,
});
const QUOTE = message("assistant", { type: "pdf", url: "/documents/q.pdf", next: SEND });

test("right after a quote was made it is what comes next", () => {
  expect(nextAct([message("user"), QUOTE, message("assistant")])).toEqual(SEND);
});

test("once something else was said a quote is no longer what comes next", () => {
  expect(nextAct([message("user"), QUOTE, message("user"), message("assistant")])).toBeNull();
});
