import { expect, test } from "vitest";
import { lintFaults } from "#test/planted-lint.ts";

test("any is refused in the product", () => {
  const read = (type: string) => lintFaults(`export const read = (value: ${type}) => String(value);\n`, "src/a.ts");
  expect(read("any").join()).toContain("no-explicit-any");
  expect(read("unknown")).toEqual([]);
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
