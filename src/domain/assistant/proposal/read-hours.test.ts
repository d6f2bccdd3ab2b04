import { expect, test } from "vitest";
import { readRowHours } from "./read-hours.ts";

const ROWS = ["Déposer la baignoire", "Poser le receveur", "Poser la paroi", "Nettoyage du chantier"].map(
  (title, place) => ({ id: `t${place}`, title, description: "", hours: "2", isTicked: false }),
);

test.each([
  ["la dépose c'est 4 h", 0, "4"],
  ["déposer la baignoire 3,5 h", 0, "3,5"],
  ["non, la pose du receveur ça prend 6 heures", 1, "6"],
  ["mets 1 h 30 pour le nettoyage", null, ""],
  ["le nettoyage : une heure et demie", 3, "1,5"],
])("the hours of a proposed task are said by its noun or its verb: « %s »", (text, place, hours) => {
  const rows = readRowHours(text, ROWS);
  expect(rows?.findIndex(({ isTicked }) => isTicked) ?? null).toBe(place);
  if (place !== null) expect(rows?.[place]?.hours).toBe(hours);
});

test.each(["la pose c'est 4 h", "la peinture c'est 4 h", "4 h", "la dépose c'est 4 h à 50 €", "la dépose c'est 4 h ?"])(
  "nothing is set where no task, or several, may be meant: « %s »",
  (text) => expect(readRowHours(text, ROWS)).toBeNull(),
);
