import { expect, test } from "vitest";
import { townOf } from "./site-town.ts";

test("the town of an address follows its postal code", () => {
  expect(townOf("8 allée des Tilleuls, 69100 Villeurbanne")).toBe("Villeurbanne");
  expect(townOf("Place de la Mairie, 69230 Saint-Genis-Laval, France")).toBe("Saint-Genis-Laval");
});

test("an address without a postal code has no town", () => {
  expect(townOf("derrière l'église")).toBe("");
  expect(townOf("")).toBe("");
});
