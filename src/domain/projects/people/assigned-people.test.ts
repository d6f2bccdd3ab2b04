import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPeople, handOver, isWorkOf, sitePeople } from "./assigned-people.ts";

const TEAM = [
  { userId: "zoe", role: "owner" },
  { userId: "ali", role: "worker" },
  { userId: "eve", role: "accountant" },
] as const;

test("a project without people is everybody's work", () => {
  expect([isWorkOf("zoe", []), isWorkOf("zoe", ["zoe"]), isWorkOf("zoe", ["ali"])]).toEqual([true, true, false]);
});

test("whoever does not work on sites is not on them", () => {
  expect(sitePeople(TEAM).map(({ userId }) => userId)).toEqual(["zoe", "ali"]);
  expect(checkPeople(["eve"], TEAM)).toMatchObject({ ok: false });
});

test("a stranger is on no project", () => {
  expect(checkPeople(["zoe", "stranger"], TEAM)).toMatchObject({ ok: false });
});

test("somebody who is named twice is on a project once", () => {
  expect(checkPeople(["ali", "zoe", "ali"], TEAM)).toEqual({ ok: true, value: ["ali", "zoe"] });
});

const people = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"));
const person = fc.option(fc.constantFrom("a", "b", "c", "d"));

test("a project carried from one person to another has the second one once and the first no more", () => {
  fc.assert(
    fc.property(people, person, person, (before, from, to) => {
      fc.pre(from !== to);
      const after = handOver(before, from, to);
      expect(new Set(after).size).toBe(after.length);
      if (to !== null) expect(after).toContain(to);
      if (from !== null) expect(after).not.toContain(from);
      const others = (some: readonly string[]) => some.filter((id) => id !== from && id !== to);
      expect(others(after)).toEqual(others(before));
    }),
  );
});

test("a project put back where it was has the people it had", () => {
  fc.assert(
    fc.property(people, person, (before, from) => {
      expect(handOver(before, from, from)).toEqual(before);
    }),
  );
});
