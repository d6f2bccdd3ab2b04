import { expect, test } from "vitest";
import { absenceWords } from "./absence.messages.ts";

const TODAY = "2026-11-30";
const words = (name: string, firstDay: string, lastDay: string) =>
  absenceWords(name, { userId: "u", label: "Maladie", firstDay, lastDay }, TODAY).replaceAll("\u00A0", " ");

test("an absence is said by its days", () => {
  expect(words("Lucas", "2026-12-02", "2026-12-04")).toBe("Lucas : absence du 2 au 4 déc.");
  expect(words("Inès", "2026-12-28", "2027-01-02")).toBe("Inès : absence du 28 déc. au 2 janv. 2027");
  expect(words("", "2026-12-02", "2026-12-02")).toBe("Absence le 2 déc.");
});

test("an absence that has begun says until when", () => {
  expect(words("Lucas", "2026-11-26", "2026-12-04")).toBe("Lucas : absence jusqu'au 4 déc.");
});
