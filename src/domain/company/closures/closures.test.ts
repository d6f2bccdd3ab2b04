import { expect, test } from "vitest";
import { awayName, hindranceWords } from "./closures.messages.ts";
import { absenceOn, closureFault, namedRests } from "./closures.ts";

const CLOSURES = [{ firstDay: "2026-12-24", lastDay: "2026-12-31", label: "Congés d'hiver" }];

test("a day on which the company is closed is told with its name", () => {
  expect(hindranceWords("2026-12-28", CLOSURES, [])).toBe("l'entreprise est fermée (Congés d'hiver)");
});

test("a public holiday and who is away are told together", () => {
  expect(hindranceWords("2026-11-11", CLOSURES, ["Zoé"])).toBe("jour férié (Armistice) · absence : Zoé");
});

test("nothing is told of a day of work", () => {
  expect(hindranceWords("2026-11-12", CLOSURES, [])).toBe("");
});

test("an absence is that of one person, both ends included", () => {
  const away = { userId: "zoe", firstDay: "2026-03-02", lastDay: "2026-03-04", label: "Congés" };
  const days = ["2026-03-01", "2026-03-02", "2026-03-04", "2026-03-05"];
  expect(days.map((day) => absenceOn(day, "zoe", [away]) !== null)).toEqual([false, true, true, false]);
  expect(absenceOn("2026-03-02", "ali", [away])).toBeNull();
});

test("a closure lasts from one day to a year", () => {
  expect(closureFault({ firstDay: "2026-03-02", lastDay: "2026-03-02" })).toBeNull();
  expect(closureFault({ firstDay: "2026-03-02", lastDay: "2027-03-03" })).toBe("too_long");
});

test("who is away is told with a reason only when it says more than that", () => {
  expect(awayName("Zoé", { label: "Formation" })).toBe("Zoé (Formation)");
  expect(awayName("Zoé", { label: "Absence" })).toBe("Zoé");
});

test("days are closed by the closures that meet them and by public holidays", () => {
  const closures = [
    { firstDay: "2026-12-24", lastDay: "2027-01-01", label: "Congés" },
    { firstDay: "2026-08-03", lastDay: "2026-08-21", label: "Congés d'été" },
  ];
  expect(namedRests(["2026-12-24", "2026-12-25"], closures).map(({ label }) => label)).toEqual(["Congés", "Noël"]);
});
