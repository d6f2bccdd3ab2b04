import { expect, test } from "vitest";
import { tidyTitle, totalHours } from "./task.ts";

test("a tidy title is one line of 1 to 180 characters", () => {
  expect(tidyTitle(" Pose\n du  toit ")).toBe("Pose du toit");
  expect(tidyTitle("a".repeat(200))).toHaveLength(180);
  expect([tidyTitle("  "), tidyTitle(undefined)]).toEqual(["Tâche", "Tâche"]);
});

test("the hours of tasks are added up without decimal errors", () => {
  expect(totalHours([{ estimate_h: 0.1 }, { estimate_h: 0.2 }])).toBe(0.3);
});
