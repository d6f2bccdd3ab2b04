import { expect, test } from "vitest";
import { frameHeightPx } from "./frame-height.ts";

test("a short mail has a low frame", () => {
  expect(frameHeightPx("<p>Bonjour</p>")).toBe(160);
});

test("a mail of many lines has a higher frame than one of few", () => {
  expect(frameHeightPx("<p>Bonjour</p>".repeat(40))).toBeGreaterThan(frameHeightPx("<p>Bonjour</p>".repeat(10)));
});

test("pictures make the frame higher", () => {
  expect(frameHeightPx('<p>Le mur</p><img src="data:,">')).toBeGreaterThan(frameHeightPx("<p>Le mur</p>"));
});

test("an endless mail has a frame that scrolls", () => {
  expect(frameHeightPx("<p>Bonjour</p>".repeat(10_000))).toBe(2_000);
});
