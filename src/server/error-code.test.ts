import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCode } from "./error-code.ts";

test("an error of the system has its code", () => {
  let code = "";
  try {
    readFileSync("no-such-folder/no-such-file");
  } catch (error) {
    code = errorCode(error);
  }
  expect(code).toBe("ENOENT");
});

test.each([[null], [undefined], ["ENOENT"], [new Error("no code")], [{ code: 404 }]])(
  "what has no text as code has an empty one: %s",
  (error) => {
    expect(errorCode(error)).toBe("");
  },
);
