import { expect, test } from "vitest";
import { bareDisables, frenchOutsideMessages, longLines, repeatedSentences } from "./check-text.ts";

test("a line of more than 120 columns is reported with its place", () => {
  const file = (columns: number) => [
    { path: "src/web/ui/planted.tsx", text: `const a = 1;\n${"é".repeat(columns)}\n` },
  ];
  expect(longLines(file(120))).toEqual([]);
  expect(longLines(file(121))).toEqual([
    "src/web/ui/planted.tsx:2 has 121 columns: break it, or say it shorter (120 at most)",
  ]);
});

test("a French sentence in two files is caught, in a string, a template or JSX", () => {
  const sources = [
    {
      path: "src/web/quotes/one.tsx",
      text: "export const One = () => <p>\n  Il manque une date à\n  ce devis.\n</p>;",
    },
    { path: "src/api/two.ts", text: 'export const two = "Il manque une date à ce devis.";' },
    { path: "src/api/three.ts", text: "export const three = `Il manque une date à ce devis.`;" },
  ];
  expect(repeatedSentences(sources.slice(0, 1))).toEqual([]);
  expect(repeatedSentences(sources)[0]).toMatch(/written 3 times \(src\/web\/quotes\/one\.tsx:1, .*write it once/);
});

test("class names, SQL and short labels may repeat", () => {
  const text = `["mt-2 flex min-h-11 items-center gap-2", "select a.id, a.name from a", "Enregistrer le devis"];\n`;
  expect(repeatedSentences([{ path: "src/a.ts", text: text.repeat(2) }])).toEqual([]);
});

test("a repeated sentence is caught from 20 letters on", () => {
  const text = '["Ce logo est trop lourd.", "Indique un prénom là."];\n';
  expect(repeatedSentences([{ path: "src/a.ts", text: text.repeat(2) }])).toHaveLength(2);
});

test("French text in the contract or in the server is caught, with what to do", () => {
  const text = 'export const refusal = "Ce devis a expiré.";\nexport const label = `le taux de ${vat}`;\n';
  expect(frenchOutsideMessages([{ path: "src/api/quotes.ts", text }])).toEqual([
    "src/api/quotes.ts:1 says « Ce devis a expiré. » in French: " +
      "write it in the *.messages.ts of its noun in src/domain, and import it",
    "src/api/quotes.ts:2 says « le taux de … » in French: " +
      "write it in the *.messages.ts of its noun in src/domain, and import it",
  ]);
  expect(frenchOutsideMessages([{ path: "src/server/http/route.ts", text }])).toHaveLength(2);
  expect(frenchOutsideMessages([{ path: "src/server/company/logo.ts", text }])).toHaveLength(2);
});

test.each([
  "PDF indisponible",
  "Devis introuvable, envoi impossible",
  "Client inconnu",
  "Adresse manquante",
  "Sans objet : client consommateur.",
])("French without accent or article is caught by the words of the trade: %s", (text) => {
  const sources = [{ path: "src/server/documents/planted.ts", text: `export const a = "${text}";\n` }];
  expect(frenchOutsideMessages(sources)).toEqual([
    `src/server/documents/planted.ts:1 says « ${text} » in French: ` +
      "write it in the *.messages.ts of its noun in src/domain, and import it",
  ]);
});

test("English that has letters of the trade's words passes", () => {
  const text = 'export const a = ["A client is impossible to find", "The devisee invoiced a manufacture"];\n';
  expect(frenchOutsideMessages([{ path: "src/server/documents/planted.ts", text }])).toEqual([]);
});

test("French text in the code of a page or in a step is caught, with where to write it", () => {
  const text = 'export const refusal = "Ce devis a expiré.";\n';
  expect(frenchOutsideMessages([{ path: "src/web/quotes/draft.ts", text }])).toEqual([
    "src/web/quotes/draft.ts:1 says « Ce devis a expiré. » in French: " +
      "write it in the *.messages.ts of its noun in src/web, and import it",
  ]);
  expect(frenchOutsideMessages([{ path: "src/domain/assistant/steps/planted.step.ts", text }])).toHaveLength(1);
});

test("screens, views and messages of the page may speak French", () => {
  const text = 'export const refusal = "Ce devis a expiré.";\n';
  for (const path of ["src/web/quotes/draft.tsx", "src/web/quotes/draft-view.ts", "src/web/quotes/draft.messages.ts"])
    expect(frenchOutsideMessages([{ path, text }])).toEqual([]);
});

test("English text, tests, messages of the domain and texts for the operator pass", () => {
  const french = 'export const refusal = "Ce devis a expiré.";\n';
  expect(
    frenchOutsideMessages([
      { path: "src/api/quotes.ts", text: 'export const summary = "Sends the quote to its customer";\n' },
      { path: "src/server/auth/settings.routes.ts", text: 'export const name = "Sign-in of Établi, by GoTrue";\n' },
      { path: "src/server/http/route.test.ts", text: french },
      { path: "src/server/config.ts", text: french },
      { path: "src/server/llm/openai-compatible.llm.ts", text: french },
      { path: "src/domain/quotes/quote.messages.ts", text: french },
    ]),
  ).toEqual([]);
});

// The comments are written in two parts, so that the check does not read them in this file.
const disables = (words: string, open = "//") =>
  bareDisables([{ path: "src/web/ui/planted.tsx", text: `const a = 1;\n${open} ${words}\n` }]);

test.each([
  ["@ts-ignore", "write « @ts-expect-error -- why »"],
  ["@ts-ignore -- the types are wrong", "write « @ts-expect-error -- why »"],
  ["@ts-nocheck", "write « @ts-expect-error -- why »"],
  ["@ts-expect-error", "say why"],
  ["@ts-expect-error wrong", "say why"],
  ["oxlint-disable", "name the rule and say why"],
  ["oxlint-disable-next-line -- it is fine", "name the rule and say why"],
  ["oxlint-disable-next-line no-explicit-any", "name the rule and say why"],
  ["eslint-disable-line", "name the rule and say why"],
  ["oxfmt-ignore", "let oxfmt write it"],
  ["prettier-ignore -- a table", "let oxfmt write it"],
])("a check turned off without a reason is caught: %s", (words, advice) => {
  const name = words.split(" ")[0]!;
  for (const open of ["//", "/*", "{/*"])
    expect(disables(open === "//" ? words : `${words} */`, open)).toEqual([
      expect.stringMatching(new RegExp(`^src/web/ui/planted.tsx:2 says ${name}: .*${advice}`)),
    ]);
});

test("a check turned off with its rule and its reason passes", () => {
  expect(disables("@ts-expect-error -- no such route")).toEqual([]);
  expect(disables("oxlint-disable-next-line no-restricted-properties -- the fallback is below")).toEqual([]);
  expect(disables("oxlint-disable typescript/no-explicit-any, no-eval -- a page of tests")).toEqual([]);
});
