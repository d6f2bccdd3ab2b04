import { sampleHandover, samplePhotos, sampleProgress } from "#test/sample-reports.ts";
import { expect, test } from "vitest";
import { photoRows, reportView } from "./report-view.ts";

test("a pair of before and after is one row, whatever stands around it", () => {
  const photos = [
    { id: "x", caption: "", beforeId: null },
    { id: "before", caption: "", beforeId: null },
    { id: "after", caption: "", beforeId: "before" },
    { id: "y", caption: "", beforeId: null },
    { id: "z", caption: "", beforeId: null },
  ];
  const rows = photoRows(photos).map((row) => row.map(({ id, moment }) => [id, moment].join(" ").trim()));
  expect(rows).toEqual([["before Avant", "after Après"], ["x", "y"], ["z"]]);
});

test("every photo of a report is printed once", () => {
  const printedIds = photoRows(samplePhotos(40)).flatMap((row) => row.map(({ id }) => id));
  expect(printedIds.toSorted()).toEqual(
    samplePhotos(40)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("no report says an amount", () => {
  for (const content of [sampleProgress({ photos: samplePhotos(3) }), sampleHandover()])
    expect(JSON.stringify(reportView(content, "Europe/Paris"))).not.toMatch(/€|cents/i);
});

test("a reception without reserve says so three times: in its head, in its act and above its signatures", () => {
  const words = JSON.stringify(reportView(sampleHandover({ reserves: [] }), "Europe/Paris"));
  expect(words).toContain("Sans réserve");
  expect(words).toContain("sans réserve, à la date du jeudi 3 décembre 2026");
  expect(words).toContain("Réception du 3 déc. 2026 : sans réserve.");
});

test("a reception that corrects another one says which", () => {
  const words = JSON.stringify(reportView(sampleHandover({ replacesOn: "2026-12-01" }), "Europe/Paris"));
  expect(words).toContain("annule et remplace celui du mardi 1er décembre 2026");
});
