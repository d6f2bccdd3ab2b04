import { expect, test } from "vitest";
import { labour } from "#test/demo-company.ts";
import { withDistinctIds } from "./line.ts";

test("lines with the same ID get IDs of their own, and the others keep theirs", () => {
  const lines = ["Pose-2", "Pose", "Pose", "Dépose"].map((id) => ({ ...labour("Pose", 10_000), id }));
  expect(withDistinctIds(lines).map(({ id }) => id)).toEqual(["Pose-2", "Pose", "Pose-3", "Dépose"]);
});
