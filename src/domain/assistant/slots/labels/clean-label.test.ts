import { expect, test } from "vitest";
import { readableLabel } from "./clean-label.ts";

test.each([
  ["chauffe eau 200l fourni posé", "chauffe-eau 200 L fourni et posé"],
  ["Receveur que je fournis", "Receveur, fourniture comprise"],
  ["Baignoire que je fournis et pose", "Baignoire, fourniture et pose"],
  ["Evacuation ancien", "Évacuation de l'ancien"],
  ["evacuation des gravats", "évacuation des gravats"],
  ["Evier fourni/posé", "Évier fourni et posé"],
  ["depose ancienne baignoire", "dépose de l'ancienne baignoire"],
  ["main d'oeuvre", "main-d'œuvre"],
  ["receveur extra plat", "receveur extra-plat"],
])("what is typed in haste is written as a customer reads it: « %s »", (typedLabel, label) => {
  expect(readableLabel(typedLabel)).toBe(label);
});

test.each([
  "Dépose de l'ancienne baignoire",
  "Carrelage 60 x 60",
  "Pose de 2 radiateurs",
  "Tube cuivre 16 mm",
  "Ancien évier",
  "Fourniture et pose d'un ballon 200 L",
])("what is well written stays: « %s »", (label) => {
  expect(readableLabel(label)).toBe(label);
});
