import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..", "..");

// What stands elsewhere is styled by `group-has-`, `in-[:has(`, `peer-has-` or a `:has()` before a descendant.
const STYLES_ELSEWHERE = /\b(?:group|peer)-has-|in-\[[^\]]*:has\(|:has\([^;{]*\)(?:_|\s)&/;

test("no style looks into a part of the page to style another: each key would restyle the whole page", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((file) => /\.(tsx|css)$/.test(file));
  const faultyFiles = files.filter((file) => STYLES_ELSEWHERE.test(readFileSync(join(WEB, file), "utf8")));
  expect(faultyFiles).toEqual([]);
});
