import { expect, test } from "vitest";
import { boundDownloads } from "./bound-downloads.ts";

// Files that leave for as long as their readers take them, without one company holding back another.

test("a company that begins again takes the place of its own oldest download", () => {
  const endedNames: string[] = [];
  const downloads = boundDownloads({ most: 3, mostOfOne: 2 });
  downloads.begin("one", () => void endedNames.push("first"));
  const leaveSecond = downloads.begin("one", () => void endedNames.push("second"));
  downloads.begin("two", () => void endedNames.push("other"));
  downloads.begin("one", () => void endedNames.push("third"));
  expect(endedNames).toEqual(["first"]);
  expect(() => downloads.begin("three", () => {})).toThrow(expect.objectContaining({ status: 503 }));
  leaveSecond();
  leaveSecond();
  downloads.begin("three", () => {});
  expect(() => downloads.begin("four", () => {})).toThrow();
});
