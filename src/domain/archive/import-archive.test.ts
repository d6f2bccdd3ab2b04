import { expect, test } from "vitest";
import type { ImportProgress } from "./import-archive.messages.ts";
import { importArchiveWords, importProgress, importedWords } from "./import-archive.messages.ts";
import { isArchivePath, partCountOf, tableAt } from "./import-archive.ts";

test.each([
  "LISEZMOI.txt",
  "donnees/document.jsonl",
  "documents/facture-F2026-0001.pdf",
  "photos/Salle de bain/avant-0123456789ab.jpg",
])("%s is a path of an archive", (path) => {
  expect(isArchivePath(path)).toBe(true);
});

test.each([
  "../secret",
  "/etc/passwd",
  "documents/../../x",
  "C:\\x",
  "ailleurs/x.txt",
  "documents//x",
  "documents/a/b/c",
  "documents/x\u0000.pdf",
  "",
])("%j is no path of an archive", (path) => {
  expect(isArchivePath(path)).toBe(false);
});

test("only files of rows name a table", () => {
  expect(tableAt("donnees/task.jsonl")).toBe("task");
  expect(tableAt("donnees/Task.jsonl")).toBeNull();
  expect(tableAt("clients.csv")).toBeNull();
});

test("a file comes in at least one part", () => {
  expect([1, 480_000, 480_001].map(partCountOf)).toEqual([1, 1, 2]);
});

const PROGRESS: ImportProgress = {
  state: "receiving",
  refusal: null,
  refusal_detail: "",
  received_count: 1,
  part_count: 4,
  done_count: 3,
  all_count: 6,
};

test.each([
  ["receiving", 25, "reprend où il en était"],
  ["checking", 50, "Je vérifie"],
  ["writing", 50, "J'écris"],
  ["done", 50, "Tout est revenu"],
] as const)("how far an import that is %s is (%i %) is said", (state, percent, words) => {
  const progress = { ...PROGRESS, state };
  expect(importProgress(progress)).toBe(percent);
  expect(importArchiveWords(progress)).toContain(words);
});

test("a refusal names what is wrong and says that nothing was imported", () => {
  const progress = { ...PROGRESS, state: "refused", refusal: "altered", refusal_detail: "F2026-0002" } as const;
  expect(importArchiveWords(progress)).toBe(
    "Le document F2026-0002 n'est pas ce qui a été émis : il a été changé depuis. Rien n'a été importé.",
  );
});

test("where documents came from is said with its day and its author", () => {
  const origin = { by: "Nora", day: "2026-11-28", madeOn: "2026-11-27", sourceName: "Volt", documentCount: 3 };
  expect(importedWords(origin)).toBe(
    "3 documents d'une archive de Volt faite le 27 nov. 2026, importée le 28 nov. 2026 par Nora.",
  );
});
