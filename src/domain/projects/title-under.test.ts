import { expect, test } from "vitest";
import { titleUnder } from "./title-under.ts";

test("a title does not repeat the heading that it stands under", () => {
  expect(titleUnder({ title: "Poser les radiateurs – Salle 1", section: "Salle 1" })).toBe("Poser les radiateurs");
  expect(titleUnder({ title: "Poser les radiateurs", section: "Salle 1" })).toBe("Poser les radiateurs");
  expect(titleUnder({ title: "Salle 1", section: "Salle 1" })).toBe("Salle 1");
});
