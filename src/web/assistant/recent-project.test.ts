import type { HistoryMessage } from "#api/assistant.ts";
import { expect, test } from "vitest";
import { assistantMessage, personMessage } from "./history-messages.ts";
import { recentProjectOf } from "./recent-project.ts";

const [FIRST, SECOND] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"];

function recapOf(id: string): HistoryMessage {
  const items = [{ label: "Projet", value: "Cuisine", href: `/project/${id}` }];
  return assistantMessage({ type: "summary", content: "Voilà où on en est :", items }, "workflow");
}

test("the project of a conversation is the one of its last summary", () => {
  const pdf = assistantMessage({ type: "pdf", content: "", url: `/project/${FIRST}` }, "workflow");
  const history = [recapOf(FIRST), recapOf(SECOND), pdf, personMessage(`émets /project/${FIRST}`)];
  expect(recentProjectOf(history)).toBe(SECOND);
  expect(recentProjectOf([pdf])).toBeNull();
});
