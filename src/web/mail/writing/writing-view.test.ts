import { expect, test } from "vitest";
import { draftCount, draftWords, hasLeaving, leavingWords, stateWords } from "./writing-view.ts";

const CONTENT = { to: "Claire <claire@roux.fr>", cc: "", bcc: "", subject: "Devis", text: "", quote: "", files: [] };
const PLAN = { kind: "mail_file" as const, id: "1", place: 0, name: "plan.pdf", size_bytes: 12_000 };

test("what leaves names every address and file", () => {
  expect(leavingWords({ ...CONTENT, cc: "paul@roux.fr", files: [PLAN] })).toEqual([
    { label: "À", words: "claire@roux.fr" },
    { label: "Copie", words: "paul@roux.fr" },
    { label: "Fichiers", words: "plan.pdf (12 ko)" },
  ]);
});

test("what leaves names hidden copies", () => {
  const words = leavingWords({ ...CONTENT, bcc: "nina@petit.fr" });
  expect(words[1]).toEqual({ label: "Copie cachée", words: "nina@petit.fr" });
});

test("a mail to nobody says so", () => {
  expect(leavingWords({ ...CONTENT, to: "clai" })[0]?.words).toBe("personne pour l'instant");
  expect(hasLeaving({ ...CONTENT, to: "clai" })).toBe(false);
  expect(hasLeaving({ ...CONTENT, to: "clai", files: [PLAN] })).toBe(true);
});

test("a mail that waits for another try is told from one that is leaving", () => {
  expect([stateWords({ state: "queued", problem: null }), stateWords({ state: "queued", problem: "…" })]).toEqual([
    "En route",
    "Attend un nouvel essai",
  ]);
});

test("a mail without words is named in a list", () => {
  expect(draftWords({ to: "", cc: "", bcc: "", subject: " " })).toEqual({
    who: "Sans destinataire",
    what: "Sans objet",
  });
});

test("drafts beyond the first page are told", () => {
  expect([draftCount(1, false), draftCount(2, false), draftCount(20, true)]).toEqual([
    "1 brouillon",
    "2 brouillons",
    "Plus de 20 brouillons",
  ]);
});
