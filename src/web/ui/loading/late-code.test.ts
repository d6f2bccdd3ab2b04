import { expect, test } from "vitest";
import { lateCode } from "./late-code.ts";

test("code is read once, however often it is asked for", async () => {
  let reads = 0;
  const code = lateCode(async () => `read ${++reads}`);
  expect(code.codeOrNull()).toBeNull();
  expect(await Promise.all([code.load(), code.load()])).toEqual(["read 1", "read 1"]);
  expect(await code.load()).toBe("read 1");
  expect(code.codeOrNull()).toBe("read 1");
});

test("a load that failed is tried again when asked for", async () => {
  let isOffline = true;
  const code = lateCode(async () => {
    if (isOffline) throw new Error("no network");
    return "code";
  });
  await expect(code.load()).rejects.toThrow("no network");
  expect(code.codeOrNull()).toBeNull();
  isOffline = false;
  expect(await code.load()).toBe("code");
});
