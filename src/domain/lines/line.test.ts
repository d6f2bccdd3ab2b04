import { labour } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { withDistinctIds } from "./line.ts";

test("a repeated line ID is replaced by a new one", () => {
  const lines = ["Pose-2", "Pose", "Pose", "Dépose"].map((id) => ({ ...labour("Pose", 10_000), id }));
  expect(withDistinctIds(lines).map(({ id }) => id)).toEqual(["Pose-2", "Pose", "Pose-3", "Dépose"]);
});
