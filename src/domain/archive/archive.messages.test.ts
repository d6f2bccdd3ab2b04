import { expect, test } from "vitest";
import type { ArchiveProgress } from "./archive.messages.ts";
import { archiveFileName, archiveProgress, archiveReadMe, archiveWords } from "./archive.messages.ts";

const ARCHIVE: ArchiveProgress = {
  state: "preparing",
  document_count: 40,
  checked_count: 10,
  file_count: 100,
  sent_count: 0,
  read_at: null,
  sent_at: null,
};
const say = () => "aujourd'hui à 14:32";

test.each([
  [{}, 25, "Documents relus : 10 sur 40. Tu peux quitter cette page."],
  [{ checked_count: 40 }, 100, "Tout est relu. L'archive est prête dans un instant."],
  [{ state: "ready", read_at: "x" }, 0, "L'archive est prête : 100 fichiers. Elle a été préparée aujourd'hui à 14:32."],
  [{ state: "sending", sent_count: 30 }, 30, "Téléchargement : 30 sur 100 fichiers."],
  [
    { state: "cut", sent_count: 30 },
    30,
    "Le téléchargement s'est arrêté : 30 sur 100 fichiers. Recommence-le, rien n'est perdu.",
  ],
  [
    { state: "sent", sent_count: 100, sent_at: "x", read_at: "x" },
    100,
    "Téléchargée en entier aujourd'hui à 14:32 : 100 fichiers. Elle a été préparée aujourd'hui à 14:32.",
  ],
] as const)("how far %o is (%i %) is said", (facts, percent, words) => {
  const archive = { ...ARCHIVE, ...facts };
  expect([archiveProgress(archive), archiveWords(archive, say)]).toEqual([percent, words]);
});

test("the name of an archive is one that every system takes", () => {
  expect(archiveFileName("Volt / & fils", "2026-11-28")).toBe("Établi Volt fils 2026-11-28.zip");
  expect(archiveFileName("", "2026-11-28")).toBe("Établi 2026-11-28.zip");
});

test("what could not be read whole is named first", () => {
  const page = archiveReadMe({
    companyName: "Volt",
    day: "2026-11-28",
    faultyNumbers: ["F2026-0003"],
    areOriginalsOut: false,
  });
  expect(page).toMatch(/^Volt, tout ce qu'Établi garde, au 28 nov\. 2026\./);
  expect(page).toContain("- F2026-0003");
  expect(
    archiveReadMe({ companyName: "", day: "2026-11-28", faultyNumbers: [], areOriginalsOut: false }),
  ).not.toContain("À VÉRIFIER");
});
