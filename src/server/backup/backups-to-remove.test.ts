import { expect, test } from "vitest";
import { backupsToRemove } from "./backups-to-remove.ts";

const NOW = new Date("2026-11-23T19:00:00Z");
const DAY_MS = 86_400_000;

const backupOf = (daysAgo: number) => ({
  folder: `${daysAgo}`,
  takenAt: new Date(NOW.getTime() - daysAgo * DAY_MS - 3_600_000),
});
const remaining = (days: number[]) => {
  const backups = days.map(backupOf);
  const oldBackups = backupsToRemove(backups, NOW);
  return backups.filter((backup) => !oldBackups.includes(backup)).map(({ folder }) => Number(folder));
};

test("of a backup a day, seven days and four weeks stay", () => {
  const days = Array.from({ length: 60 }, (_, day) => day);
  // 23 November 2026 is a Monday: the weeks end 1, 8 and 15 days earlier.
  expect(remaining(days)).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 15]);
});

test("days without a backup do not count, so that an installation left alone keeps its last ones", () => {
  expect(remaining([100, 101, 300])).toEqual([100, 101, 300]);
});

test("of several backups of one day the last one stays", () => {
  expect(remaining([0, 0.1, 0.2])).toEqual([0]);
});

test("a backup of the future stays", () => {
  expect(remaining([-5, 0, 1])).toEqual([-5, 0, 1]);
});
