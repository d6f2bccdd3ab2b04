// Which commands need the built page (dist/web).
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src", "scripts", "test"];
const READS_THE_PAGE = /dist\/web|\bweb: true\b/;

/**
 * True when a test run with these arguments needs the page. `args` are those of `npm test -- …`: the runner keeps the
 * test files whose path contains one of the words. When in doubt, true.
 */
export function testsNeedPage(root, args) {
  const words = args.filter((arg, at) => !arg.startsWith("-") && !isValueOf(args[at - 1]));
  const files = testFiles(root);
  if (words.length === 0) return true;
  return words.some((word) => {
    const chosen = files.filter((file) => file.includes(word.replace(/^\.\//, "").replace(/:\d+$/, "")));
    return chosen.length === 0 || chosen.some((file) => fileNeedsPage(root, file));
  });
}

/** True for a test that opens the product in a browser, or reads the built page. */
export function fileNeedsPage(root, file) {
  return file.startsWith("test/e2e/") || READS_THE_PAGE.test(readFileSync(join(root, file), "utf8"));
}

/** Every test file, by path from the root. */
export function testFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.test\.tsx?$/.test(name)),
  );
}

// In « -t name », the word after an option without « = » may be its value, so it chooses no file here.
function isValueOf(before) {
  return before !== undefined && before.startsWith("-") && !before.includes("=");
}
