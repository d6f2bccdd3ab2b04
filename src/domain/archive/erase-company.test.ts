import { expect, test } from "vitest";
import { keptDocumentsWords } from "./erase-company.messages.ts";
import { eraseCompany, wordToErase } from "./erase-company.ts";

const COMPANY = {
  name: "Volt et fils",
  ownerCount: 1,
  documentCount: 3,
  lastDocumentOn: "2026-11-28",
  hasFreshArchive: true,
} as const;

test("documents of an erased company are kept ten years after the year of the last one", () => {
  expect(eraseCompany(COMPANY, "Volt et fils")).toEqual({ ok: true, value: "2036-12-31" });
});

test("a company without documents is erased without an archive", () => {
  const company = { ...COMPANY, documentCount: 0, lastDocumentOn: null, hasFreshArchive: false };
  expect(eraseCompany(company, " volt  et FILS ")).toEqual({ ok: true, value: null });
});

test.each([
  ["other_owners", { ownerCount: 2 }, "Volt et fils"],
  ["archive_needed", { hasFreshArchive: false }, "Volt et fils"],
  ["other_name", {}, "Volt"],
] as const)("%s is refused", (code, facts, name) => {
  expect(eraseCompany({ ...COMPANY, ...facts }, name)).toMatchObject({ ok: false, refusal: { code } });
});

test("a company without a name is erased by a word", () => {
  expect(wordToErase({ name: "" })).toBe("supprimer");
  expect(eraseCompany({ ...COMPANY, name: "" }, "")).toMatchObject({ refusal: { code: "other_name" } });
});

test.each([
  [0, null, "Aucun document n'a été émis : il ne reste que la date de la suppression."],
  [1, "2036-12-31", "1 document reste dans cette installation, jusqu'au 31/12/2036 au moins."],
  [12, "2036-12-31", "12 documents restent dans cette installation, jusqu'au 31/12/2036 au moins."],
])("%i documents that stay are said", (count, until, words) => {
  expect(keptDocumentsWords(count, until)).toBe(words);
});
