import { describe, expect, test } from "vitest";
import { movedSentence, placedSentence } from "./moved-sentence.ts";

const plain = (words: string) => words.replaceAll("\u00A0", " ");
const FACTS = {
  nameOf: (userId: string) => (userId === "lucas" ? "Lucas Moreau" : "Patron"),
  isTeam: true,
  site: "chantier",
  minutesADay: 420,
  today: "2026-11-23",
  aloneIds: [],
  plansAfter: [],
  closures: [],
  absences: [{ userId: "lucas", firstDay: "2026-12-02", lastDay: "2026-12-04", label: "Maladie" }],
};
const planOf = (firstDay: string, lastDay: string, people: string[]) => ({
  id: "roof",
  name: "Toiture",
  firstDay,
  lastDay,
  people,
});
const daysOf = (firstDay: string, lastDay: string) => ({ span: { firstDay, lastDay } });

describe("a work that was carried", () => {
  test("to somebody else is told with all of its days", () => {
    const plan = planOf("2026-11-23", "2026-12-01", ["lucas"]);
    expect(plain(movedSentence({ plan, days: null, people: ["me"] }, FACTS))).toBe(
      "« Toiture » : Patron · tout le chantier, jusqu'au mar. 1er déc.",
    );
  });

  test("to a day on which its person is away says so", () => {
    const plan = planOf("2026-12-01", "2026-12-01", ["lucas"]);
    const days = daysOf("2026-12-03", "2026-12-03");
    expect(plain(movedSentence({ plan, days, people: null }, FACTS))).toBe(
      "« Toiture » : jeu. 3 déc. · Lucas Moreau, absent ce jour-là",
    );
  });

  test("to somebody who is away says so", () => {
    const plan = planOf("2026-12-01", "2026-12-01", ["me"]);
    const move = { plan, days: daysOf("2026-12-03", "2026-12-03"), people: ["lucas"] };
    expect(plain(movedSentence(move, FACTS))).toBe("« Toiture » : jeu. 3 déc. · Lucas Moreau, absent ce jour-là");
  });

  test("to other days of the same person says the days alone", () => {
    const plan = planOf("2026-12-01", "2026-12-01", ["me"]);
    expect(plain(movedSentence({ plan, days: daysOf("2026-12-03", "2026-12-03"), people: null }, FACTS))).toBe(
      "« Toiture » : jeu. 3 déc.",
    );
  });
});

test("work of the tray that is put on a day of somebody who is away says so", () => {
  const item = { name: "Évier", people: [] };
  const { span } = daysOf("2026-12-03", "2026-12-03");
  expect(plain(placedSentence({ item, span, people: ["lucas"], fullDay: null }, FACTS))).toBe(
    "« Évier » : jeu. 3 déc. · Lucas Moreau, absent ce jour-là",
  );
});

describe("what makes a day too full", () => {
  const fullDay = { userId: "lucas", date: "2026-12-07", words: "10 h sur 7 h lun. 7 déc." };
  const item = { name: "Douche", people: ["lucas"] };
  const { span } = daysOf("2026-12-07", "2026-12-08");
  const wordsOf = (people: string[] | null, isTeam = true) =>
    plain(placedSentence({ item, span, people, fullDay }, { ...FACTS, isTeam })).replace(/^.*? · /, "");

  test("is said with whose day it is", () => {
    expect(wordsOf(null)).toBe("Lucas Moreau : 10 h sur 7 h lun. 7 déc.");
  });

  test("is said without a name after the one who was just named", () => {
    expect(wordsOf(["lucas"])).toBe("Lucas Moreau · 10 h sur 7 h lun. 7 déc.");
  });

  test("is said without a name to whoever works alone", () => {
    expect(wordsOf(null, false)).toBe("10 h sur 7 h lun. 7 déc.");
  });

  test("is said of a work that was carried", () => {
    const weight = { hours: 12, left: null, firmness: "firm", isBegun: false, isOver: false } as const;
    const roof = { ...planOf("2026-12-07", "2026-12-07", ["lucas"]), ...weight };
    const move = { plan: planOf("2026-12-01", "2026-12-01", ["lucas"]), days: daysOf("2026-12-07", "2026-12-07") };
    expect(plain(movedSentence({ ...move, people: null }, { ...FACTS, plansAfter: [roof] }))).toBe(
      "« Toiture » : lun. 7 déc. · Lucas Moreau : 12 h sur 7 h lun. 7 déc.",
    );
  });
});
