import { expect, test } from "vitest";
import { checkPair, pairPhotos } from "./photo-pairs.ts";

const PHOTOS = [
  { id: "a", before_id: null },
  { id: "b", before_id: "a" },
  { id: "c", before_id: null },
  { id: "d", before_id: null },
];

test("a photo after the work stands with the one of before, which is shown once", () => {
  const shownIds = pairPhotos(PHOTOS).map(({ photo, before }) => [photo.id, before?.id ?? null]);
  expect(shownIds).toEqual([
    ["b", "a"],
    ["c", null],
    ["d", null],
  ]);
});

test.each([
  ["another free photo", "d", "c", null],
  ["the one it has already", "b", "a", null],
  ["itself", "c", "c", "unknown"],
  ["a photo of another project", "c", "z", "unknown"],
  ["a photo that has its after", "c", "a", "taken"],
  ["a photo that is an after", "c", "b", "taken"],
])("%s as the photo of before", (_words, id, beforeId, refusal) => {
  const answer = checkPair(PHOTOS, { id, before_id: beforeId });
  expect(answer.ok ? null : answer.refusal.code).toBe(refusal);
});

test("the photo of a pair that shows before has no before of its own", () => {
  const answer = checkPair(PHOTOS, { id: "a", before_id: "c" });
  expect(answer.ok ? null : answer.refusal.code).toBe("taken");
});
