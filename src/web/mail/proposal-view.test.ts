import { expect, test } from "vitest";
import { proposalOf } from "./proposal-view.ts";

const QUOTE = { number: "D-2026-0012", project_id: "p1", is_answered: false };
const sentenceOf = (kind: Parameters<typeof proposalOf>[0]["kind"], quote: typeof QUOTE | null = null) =>
  proposalOf({ kind, quote, invoices: [] }, "Claire Roux", false)?.sentence ?? null;

test("a request proposes a project", () => {
  expect(proposalOf({ kind: "request", quote: null, invoices: [] }, "Claire Roux", false)?.link?.to).toBe("project");
});

test("a request of a conversation that is with a project proposes another one", () => {
  const request = { kind: "request", quote: null, invoices: [] } as const;
  const words = [false, true].map((hasProject) => proposalOf({ ...request, invoices: [] }, "Claire Roux", hasProject));
  expect(words.map((proposal) => proposal?.link?.words)).toEqual(["Préparer le projet", "Préparer un autre projet"]);
});

test("an acceptance proposes to note the answer of its quote", () => {
  expect(sentenceOf("acceptance", QUOTE)).toBe("On dirait que Claire Roux accepte le devis D-2026-0012.");
  expect(proposalOf({ kind: "acceptance", quote: QUOTE, invoices: [] }, "Claire Roux", false)?.link?.words).toBe(
    "Noter sa réponse",
  );
});

test("a refusal names its quote", () => {
  expect(sentenceOf("refusal", QUOTE)).toBe("On dirait que Claire Roux décline le devis D-2026-0012.");
});

test("an acceptance of a quote that was answered proposes no answer", () => {
  expect(sentenceOf("acceptance", { ...QUOTE, is_answered: true })).toBe("Ce mail parle du devis D-2026-0012.");
});

test.each(["acceptance", "refusal", "question", "newsletter", "other"] as const)(
  "a mail of the kind « %s » without a quote proposes nothing",
  (kind) => {
    expect(sentenceOf(kind)).toBeNull();
  },
);
