import { expect, test } from "vitest";
import { spaceOut } from "./space-out.ts";

test("what is asked first runs at once", () => {
  let count = 0;
  spaceOut(() => count++, 60_000).ask();
  expect(count).toBe(1);
});

test("what is asked meanwhile runs once at the end of the wait", async () => {
  let count = 0;
  const work = spaceOut(() => count++, 1);
  work.ask();
  work.ask();
  work.ask();
  expect(count).toBe(1);
  await expect.poll(() => count).toBe(2);
});

test("what was asked is forgotten on demand", async () => {
  let count = 0;
  const work = spaceOut(() => count++, 0);
  work.ask();
  work.ask();
  work.forget();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(count).toBe(1);
});
