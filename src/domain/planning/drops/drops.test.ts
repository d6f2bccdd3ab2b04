import { describe, expect, test } from "vitest";
import type { StaffedWork } from "../staffed-work.ts";
import { dropLoadWords, takersWords, wholeWorkWords } from "./drop.messages.ts";
import { partOfPeriodWords, partWords } from "./part.messages.ts";

const plain = (words: string) => words.replaceAll(/[\u00A0\u202F]/g, " ");
const ABSENCES = [{ userId: "lucas", firstDay: "2026-12-02", lastDay: "2026-12-04", label: "Maladie" }];
const REST = { closures: [], absences: ABSENCES, isOfAwayAlone: false };
const LUCAS = { userId: "lucas", name: "Lucas" };
const PATRON = { userId: "me", name: "Patron" };
const spanOf = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay });

test("whoever gets a work of several days is told that they have all of it", () => {
  expect(wholeWorkWords("chantier", spanOf("2026-11-23", "2026-12-04"))).toBe("tout le chantier, jusqu'au ven. 4 déc.");
  expect(wholeWorkWords("chantier", spanOf("2026-12-04"))).toBe("");
});

describe("who gets a work is told", () => {
  test("as away on its day", () => {
    expect(takersWords([LUCAS], spanOf("2026-12-03"), REST)).toBe("Lucas, absent ce jour-là");
  });

  test("as away on some of its days", () => {
    expect(takersWords([LUCAS], spanOf("2026-11-30", "2026-12-04"), REST)).toBe(
      "Lucas, absent du mer. 2 au ven. 4 déc.",
    );
  });

  test("as away on all of its days", () => {
    expect(takersWords([LUCAS], spanOf("2026-12-02", "2026-12-03"), REST)).toBe("Lucas, absent ces jours-là");
  });

  test("beside who is there", () => {
    expect(takersWords([LUCAS, PATRON], spanOf("2026-12-03"), REST)).toBe("Lucas (absent ce jour-là) et Patron");
  });

  test("for being away alone where nobody else changes", () => {
    const rest = { ...REST, isOfAwayAlone: true };
    expect(takersWords([LUCAS, PATRON], spanOf("2026-12-03"), rest)).toBe("Lucas, absent ce jour-là");
    expect(takersWords([PATRON], spanOf("2026-12-03"), rest)).toBe("");
  });
});

describe("a drop says before it is made", () => {
  const time = { minutesADay: 420, absences: ABSENCES, shownDay: "2026-12-01" };
  const works = [{} as StaffedWork];
  const load = (date: string, minutes: number) => ({ date, minutes, waitingMinutes: 0, works });

  test("what the day would hold too much", () => {
    expect(plain(dropLoadWords([load("2026-12-01", 765)], "me", time))).toBe("12 h 45 sur 7 h ce jour-là");
  });

  test("its fullest day among several", () => {
    const loads = [load("2026-12-01", 300), load("2026-12-02", 765)];
    expect(plain(dropLoadWords(loads, "me", time))).toBe("12 h 45 sur 7 h mer. 2 déc.");
  });

  test("that it holds", () => {
    expect(dropLoadWords([load("2026-12-01", 420)], "me", time)).toBe("ça tient");
  });

  test("that nobody is there", () => {
    expect(dropLoadWords([load("2026-12-02", 60)], "lucas", time)).toBe("absent mer. 2 déc.");
  });
});

describe("the part of somebody", () => {
  const firmWork = { hours: 20, firmness: "firm" } as const;

  test("is told with the days that it is of", () => {
    expect(plain(partOfPeriodWords(375, firmWork, 1))).toBe("6 h 15 ce jour");
    expect(plain(partOfPeriodWords(1200, firmWork, 7))).toBe("20 h dans la semaine");
    expect(plain(partOfPeriodWords(1200, firmWork, 35))).toBe("20 h dans le mois");
  });

  test("of work that waits for its customer says so", () => {
    expect(plain(partWords(2100, { hours: 35, firmness: "waiting" }))).toBe("35 h si accepté");
  });

  test("of work that nobody counted is to be estimated", () => {
    expect(partOfPeriodWords(420, { hours: null, firmness: "firm" }, 1)).toBe("à chiffrer");
  });

  test("is not told where it is nothing", () => {
    expect(partWords(0, firmWork)).toBe("");
  });
});
