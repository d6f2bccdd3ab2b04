import { expect, test } from "vitest";
import type { PlannedProject } from "../use-planning.ts";
import { dotLooks } from "./month-dots.tsx";

// Only what a dot is made of.
const plan = (people: readonly string[]) => ({ people, late: null, firmness: "firm" }) as unknown as PlannedProject;
const hueOf = ({ people }: { people: readonly string[] }) => `hue-${people[0] ?? "nobody"}`;

test("a day has a dot for everybody who works on it", () => {
  expect(dotLooks([plan(["ali", "bea"]), plan(["ali"])], hueOf, () => true)).toHaveLength(2);
});

test("a colleague who is not shown has no dot", () => {
  const looks = dotLooks([plan(["ali", "bea"])], hueOf, (userId) => userId === "ali");
  expect(looks.join(" ")).toContain("hue-ali");
  expect(looks).toHaveLength(1);
});
