import { expect, test } from "vitest";
import { checkProgress, chooseReportPhotos, newlyDone } from "./site-report.ts";

const TODAY = "2026-12-03";
const SAID = { datedOn: TODAY, notes: "", doneTaskIds: [], photoIds: [] };

test.each([
  ["notes", { notes: "Mur humide" }],
  ["a task", { doneTaskIds: ["a"] }],
  ["a photo", { photoIds: ["p"] }],
])("a report that says %s may be made", (_words, more) =>
  expect(checkProgress({ ...SAID, ...more }, TODAY).ok).toBe(true),
);

test.each([
  ["nothing", {}, "empty"],
  ["spaces", { notes: " \n " }, "empty"],
  ["what is to come", { notes: "Mur", datedOn: "2026-12-04" }, "coming_day"],
])("a report that says %s is refused", (_words, more, code) => {
  const answer = checkProgress({ ...SAID, ...more }, TODAY);
  expect(answer.ok ? null : answer.refusal.code).toBe(code);
});

test("a report proposes the done tasks that no earlier one named", () => {
  const tasks = [
    { id: "a", done: true },
    { id: "b", done: false },
    { id: "c", done: true },
  ];
  expect(newlyDone(tasks, new Set(["a"])).map(({ id }) => id)).toEqual(["c"]);
});

const PHOTOS = [
  { id: "a", caption: "Avant", before_id: null },
  { id: "b", caption: "Fini", before_id: "a" },
];

test("the photos of a report come in the order in which they were taken, with their pairs", () => {
  const answer = chooseReportPhotos(PHOTOS, ["b", "a"]);
  expect(answer.ok && answer.value).toEqual([
    { id: "a", caption: "Avant", beforeId: null },
    { id: "b", caption: "Fini", beforeId: "a" },
  ]);
});

test("a photo whose « before » is not chosen stands alone", () => {
  const answer = chooseReportPhotos(PHOTOS, ["b"]);
  expect(answer.ok && answer.value).toEqual([{ id: "b", caption: "Fini", beforeId: null }]);
});

test("a report with a photo that is gone is refused", () => {
  const answer = chooseReportPhotos(PHOTOS, ["a", "z"]);
  expect(answer.ok ? null : answer.refusal).toEqual({ code: "photo_gone", fields: ["photo_ids"] });
});
