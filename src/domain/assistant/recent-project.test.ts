import { expect, test } from "vitest";
import { recentProject } from "./recent-project.ts";

const [FIRST, SECOND] = ["019a0000-0000-7000-8000-000000000001", "019a0000-0000-7000-8000-000000000002"];

const summaryOf = (id: string) => ({
  role: "assistant",
  type: "summary",
  items: [
    { label: "PDF", value: "Télécharger", href: "/q/123.pdf" },
    { label: "Projet", value: "Cuisine", href: `/project/${id}` },
  ],
});
const quoteOf = (id: string) => ({
  role: "assistant",
  type: "pdf",
  next: { label: "Ouvrir", href: `/etape/${id}/quote` },
});

test("the project of a conversation is the one of its last summary or document", () => {
  expect(recentProject([summaryOf(FIRST), summaryOf(SECOND)])).toBe(SECOND);
  expect(recentProject([summaryOf(FIRST), quoteOf(SECOND)])).toBe(SECOND);
});

test("what was said since leaves the project as it is", () => {
  const userMessage = { role: "user", type: "text" };
  expect(recentProject([summaryOf(FIRST), userMessage, { role: "assistant", type: "text" }])).toBe(FIRST);
});

test.each<[string, object]>([
  ["what a person wrote", { ...summaryOf(FIRST), role: "user" }],
  ["another kind of message", { ...summaryOf(FIRST), type: "choice" }],
  ["a link elsewhere", { ...quoteOf(FIRST), next: { href: `https://example.com/project/${FIRST}` } }],
  ["links that cannot be read", { ...summaryOf(FIRST), items: [null, 3, { href: 4 }] }],
])("no project follows from %s", (_what, message) => {
  expect(recentProject([{ role: "assistant", type: "summary", ...message }])).toBeNull();
});
