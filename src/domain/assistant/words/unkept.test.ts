import { expect, test } from "vitest";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";
import { placesOfDays } from "../read-order.ts";
import { unkeptParts } from "./unkept.ts";

const MARTIN = "fais un devis pour Mme Martin, ";

function lossesOf(text: string): string | undefined {
  const reply = readMessage(IDLE, text, { today: "2026-11-23", project: null });
  const contents = reply.kind === "turn" ? reply.turn.messages.map(({ content }) => content) : [];
  return contents.find((content) => content.startsWith("Je n'ai pas gardé"));
}

test.each([
  "remplacement d'un ballon d'eau chaude 200 L à 890 €, 6 h de pose à 55 €/h, TVA 10",
  "15 ml de cuivre 16x18 à 22 € le ml, 2 jours à 380 € la journée, TVA 10",
  "receveur 90x120 420 €, mitigeur 180 €",
  "2 vasques 60 cm à 180 €, mitigeur x2 à 95 €, 1 jour et demi à 400 €",
  "cumulus 300 litres 1 200 €, pose 450 €, début dans 3 semaines",
  "ballon 200 L à 890 €, 2h30 de dépose à 55 €/h, tel +33 6 12 34 56 78, début le 12/03",
  "remplacement du ballon d'eau chaude 200 litres : fourniture 890 €, pose 6 h à 55 €/h, TVA 10 %",
  "ballon 200 L à 890 €, pose 330 €, acompte 30 %",
])("nothing that was kept is said to be lost: « %s »", (works) => {
  expect(lossesOf(MARTIN + works)).toBeUndefined();
});

test.each([
  ["ballon 200 L à 890 €, pose 330 €, garantie 2 ans", "Je n'ai pas gardé : « garantie 2 ans »."],
  [
    "ballon 200 L à 890 €, pose 330 €, maison de 120 m², 2 étages",
    "Je n'ai pas gardé : « maison de 120 m² », « 2 étages ».",
  ],
])("what was lost is named without what stands beside it: « %s »", (works, sentence) => {
  expect(lossesOf(MARTIN + works)).toBe(sentence);
});

test("the kept words beside a lost number are not named with it", () => {
  expect(unkeptParts("remplacement d'un ballon d'eau chaude 200 L", ["Remplacement d'un ballon d'eau chaude"])).toEqual(
    ["200 L"],
  );
});

test("the size of a thing is not kept by a price of the same figures", () => {
  expect(unkeptParts("ballon 200 L, pose 200 €", ["Ballon", "Pose", "1 forfait à 200 €"])).toEqual(["200 L"]);
});

test("a day that was read is kept, however it was said", () => {
  const places = placesOfDays({ startDate: { value: "2026-12-14", at: [6, 21] } });
  expect(unkeptParts("pose, dans 3 semaines", ["Pose"], { places })).toEqual([]);
});
