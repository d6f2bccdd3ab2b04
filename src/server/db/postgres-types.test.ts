import type { TestDatabase } from "#test/test-database.ts";
import { testDatabase } from "#test/test-database.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("days and amounts are read exactly, alone or in a list", async () => {
  const { rows } =
    await sql`select date '2026-01-31' as day, array[date '2026-01-31', null] as days, 123456789012::int8 as cents,
    array[1::int8, null] as list, 1.10::numeric as price, array[1.10::numeric] as prices, count(*) as n,
    timestamptz '2026-01-31 00:30:00+01' as moment`.execute(database.app);
  expect(rows).toEqual([
    {
      day: "2026-01-31",
      days: ["2026-01-31", null],
      cents: 123_456_789_012,
      list: [1, null],
      price: "1.10",
      prices: ["1.10"],
      n: 1,
      moment: new Date("2026-01-30T23:30:00Z"),
    },
  ]);
});

test("a number JavaScript cannot hold is refused, never rounded", async () => {
  expect((await sql<{ n: number }>`select 9007199254740991::int8 as n`.execute(database.app)).rows[0]?.n).toBe(
    Number.MAX_SAFE_INTEGER,
  );
  await expect(sql`select 9007199254740993::int8`.execute(database.app)).rejects.toThrow(/bigint out of range/);
});
