import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { conversions } from "./check-money.ts";
import { sourcesOf } from "./source-code.ts";

const of = (text: string, path = "src/web/planted.ts") => conversions([{ path, text }]);

test("amounts, quantities and shares are converted in one file", () => {
  const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
  expect(sources.some(({ path }) => path === "src/domain/shared/money.ts")).toBe(true);
  expect(conversions(sources)).toEqual([]);
});

test.each([
  "const cents = Math.round(total * 100);",
  "const euros = cents / 100;",
  "const hours = hoursE4 / 10_000;",
  "const price = 1_000_000 * euros;",
  "const left = cents % 100;",
  "const price = cents * 1e4;",
  "const cents = BigInt(units) / 100n;",
  "const cents = euros / 0.01;",
  "let cents = euros; cents *= 100;",
  "const cents = euros * 10 ** 2;",
  "const euros = amount / 10 / 10;",
  "const cents = euros * 10 * 10;",
  "const label = euros.toFixed(2);",
  "const deposit = totalCents * 0.3;",
  "const half = Math.round(document.net_cents / 2);",
  "let cents = 3; cents *= share;",
  "const hours = days * HOURS_A_DAY;",
  "const days = hours / HOURS_A_DAY;",
  "const hours = days * hoursADay;",
  "const hours = days * company.hours_a_day;",
  "const bar = <i style={{ width: `${(part * 100) / whole}%` }} />;",
])("a conversion elsewhere is caught: %s", (line) => {
  expect(of(`// Why.\n${line}\n`, "src/web/planted.tsx")).toEqual([
    "src/web/planted.tsx:2 converts an amount, a quantity or a share itself: call eurosToCents, centsToEuros, " +
      "hoursToE4, percentOf, basisPointsToPercent… of src/domain/shared/money.ts, or add there what is missing",
  ]);
});

test("the hours of a day may be given to a conversion", () => {
  expect(of("const hoursE4 = daysToHoursE4(daysE4, hoursToE4(HOURS_A_DAY));\n")).toEqual([]);
});

test("a named conversion factor is caught, but a number that is only compared is not", () => {
  expect(of("const C = 100;\nconst cents = euros * C;\n")).toHaveLength(1);
  expect(of("const NS_PER_MS = 1_000_000;\nconst ms = nanoseconds / NS_PER_MS;\n")).toEqual([]);
  expect(of("const MOST = 100;\nconst isTooMuch = count > MOST;\n")).toEqual([]);
});

test.each(["select sum(gross_cents) / 100.0 as total", "select round(hours_e4 / 10000)", "select 1 * ${x} * 100"])(
  "a conversion in SQL is caught: %s",
  (query) => {
    expect(of(`const rows = sql\`${query}\`;`, "src/server/planted.repository.ts")).toHaveLength(1);
  },
);

test("other numbers, tests and the file of conversions pass", () => {
  for (const text of [
    "const ms = seconds * 1000;",
    "const most = 100;",
    "const size = width / 1_200;",
    "const s = (ms / 1000).toFixed(1);",
  ])
    expect(of(text)).toEqual([]);
  expect(of("const query = sql`limit ${20 * 2} offset 100 /* 1000 */`;", "src/server/a.repository.ts")).toEqual([]);
  const conversion = "const euros = cents / 100;";
  for (const path of ["src/domain/shared/money.ts", "src/web/planted.test.ts", "bench/planted.ts"])
    expect(of(conversion, path)).toEqual([]);
});
