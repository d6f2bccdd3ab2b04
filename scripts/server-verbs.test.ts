import { expect, test } from "vitest";
import { functionsWithoutVerb, loadsOfRepositories } from "./server-verbs.ts";

const faultsOf = (text: string, path = "src/server/quotes/planted.ts") => functionsWithoutVerb([{ path, text }]);

test.each([
  "export async function latestQuote() {}",
  "async function latestQuote() {}",
  "export function latestQuote(id: string): Promise<string> { return read(id); }",
  "export const latestQuote = async () => null;",
])("a function of the server that waits and is named as a noun is caught: %s", (text) => {
  expect(faultsOf(`// Why.\n${text}\n`)).toEqual([
    "src/server/quotes/planted.ts:2 is an async function named « latestQuote »: begin its name with what it does " +
      "(find, list, read, load, save, send…; VERBS of scripts/server-verbs.ts), with a question (is, has…) " +
      "or with where it works (in, as, with)",
  ]);
});

test("a verb alone, a question and a place with what it holds pass", () => {
  for (const name of ["readQuote", "sweep", "isAccepted", "inCompany", "asCaller", "withDocuments"])
    expect(faultsOf(`export async function ${name}() {}\n`)).toEqual([]);
});

test("a word that begins with a verb's letters is no verb", () => {
  for (const name of ["readiness", "incharge", "as", "listing", "is"])
    expect(faultsOf(`export async function ${name}() {}\n`)).toHaveLength(1);
});

test("pure functions, the other floors and tests may bear a noun", () => {
  expect(faultsOf("export function latestQuote(): string { return ''; }\n")).toEqual([]);
  expect(faultsOf("export async function latestQuote() {}\n", "src/web/quotes/planted.ts")).toEqual([]);
  expect(faultsOf("export async function latestQuote() {}\n", "src/server/quotes/planted.test.ts")).toEqual([]);
});

test("a read of a repository that is named as a load is caught", () => {
  const text = "// Why.\nexport async function loadPayment() {}\n";
  expect(loadsOfRepositories([{ path: "src/server/payments/payments.repository.ts", text }])).toEqual([
    "src/server/payments/payments.repository.ts:2 is a read of a repository named « loadPayment »: " +
      "begin its name with find (one or null), list, count or read",
  ]);
});

test("a read that begins with find may stand in a repository", () => {
  const text = "export async function findPayment() {}\nexport async function loadedAt() {}\n";
  expect(loadsOfRepositories([{ path: "src/server/payments/payments.repository.ts", text }])).toEqual([]);
});

test("a file that reads several repositories may load", () => {
  const text = "export async function loadEstimate() {}\n";
  expect(loadsOfRepositories([{ path: "src/server/projects/load-estimate.ts", text }])).toEqual([]);
});
