import { lintFaults } from "#test/planted-lint.ts";
import { expect, test } from "vitest";
import { STEPS } from "./check.ts";

test("any is refused in the product", () => {
  const read = (type: string) => lintFaults(`export const read = (value: ${type}) => String(value);\n`, "src/a.ts");
  expect(read("any").join()).toContain("no-explicit-any");
  expect(read("unknown")).toEqual([]);
});

test.each(["src/domain/a.ts", "src/web/assistant/a.ts"])("in %s, « ! » is refused after a value", (path) => {
  const read = (value: string) => lintFaults(`export const first = (words: string[]) => ${value};\n`, path);
  expect(read("words[0]!").join()).toContain("no-non-null-assertion");
  expect(read('words[0] ?? ""')).toEqual([]);
  const [, , , whatToDo] = STEPS.find(([name]) => name === "lint") ?? [];
  expect(whatToDo).toContain("instead of a non-null assertion, give what stands for a missing value");
});

test("a hook after an early return is refused", () => {
  const text = (body: string) => `import { useState } from "react";
export function Panel({ isOpen }: { isOpen: boolean }) {
${body}
  return <p>{count}</p>;
}
`;
  const [hook, early] = ["  const [count] = useState(0);", "  if (!isOpen) return null;"];
  expect(lintFaults(text(`${early}\n${hook}`), "src/web/panel.tsx").join()).toContain("rules-of-hooks");
  expect(lintFaults(text(`${hook}\n${early}`), "src/web/panel.tsx")).toEqual([]);
});

test("a floating promise and a useless assertion are refused", () => {
  const text = `async function save(): Promise<number> {
  return 1;
}
save();
export const one = (await save()) as number;
`;
  const faults = lintFaults(text, "src/planted.ts", ["--type-aware"]).join();
  expect(faults).toContain("no-floating-promises");
  expect(faults).toContain("no-unnecessary-type-assertion");
});

test.each(["skip", "only"])("a test is not left with .%s", (mark) => {
  const text = `import { expect, test } from "vitest";\ntest.${mark}("sums", () => expect(1).toBe(1));\n`;
  const rules: Record<string, string> = { skip: "no-disabled-tests", only: "no-focused-tests" };
  expect(lintFaults(text, "src/planted.test.ts").join()).toContain(rules[mark]);
  expect(lintFaults(text.replace(`.${mark}`, ""), "src/planted.test.ts")).toEqual([]);
});

const CLICKS = 'await page.getByRole("button").click();';
test.each([
  ["src/planted.test.ts", "sum(1, 1);", "expect(sum(1, 1)).toBe(2);"],
  ["src/planted.test.ts", 'await page.getByText("Fini").waitFor();', "await expectSheet(page);"],
  ["test/e2e/planted.test.ts", CLICKS, `${CLICKS} await page.getByText("Fini").waitFor();`],
  ["test/e2e/planted.test.ts", CLICKS, `${CLICKS} await page.waitForURL("**/app");`],
])("in %s, a test that checks nothing is refused: « %s »", (path, nothing, something) => {
  const text = (body: string) => `import { test } from "vitest";\ntest("a rule", async () => {\n  ${body}\n});\n`;
  expect(lintFaults(text(nothing), path).join()).toContain("expect-expect");
  expect(lintFaults(text(something), path)).toEqual([]);
});

test.fails("a test whose expects never run fails", () => {
  for (const one of [] as number[]) expect(one).toBe(1);
});
