import { readSentence } from "#test/read-sentence.ts";
import { expect, test } from "vitest";
import { centsToEuros } from "../../shared/money.ts";
import { COMMON_TRADES } from "../first-run.messages.ts";
import { exampleOrder, exampleTotalCents, firstExampleOf } from "./first-example.messages.ts";

test("a plumber is shown a plumber's quote, a painter a painter's", () => {
  expect(firstExampleOf("Plombier").work).toBe("remplacer le chauffe-eau");
  expect(firstExampleOf("plomberie, chauffage").work).toBe("remplacer le chauffe-eau");
  expect(firstExampleOf("Peintre en bâtiment").work).toBe("repeindre le couloir");
});

test("a trade that nobody knows has an example too", () => {
  expect(firstExampleOf("").work).toBe("repeindre le couloir");
  expect(firstExampleOf("Luthier").work).toBe("repeindre le couloir");
});

test("an example in hours takes the seller's own price of an hour", () => {
  expect(firstExampleOf("Plombier", 6_250)).toMatchObject({ count: 4, priceCents: 6_250 });
  expect(firstExampleOf("Développeur", 6_250)).toMatchObject({ unit: "jour", priceCents: 45_000 });
  expect(exampleTotalCents(firstExampleOf("Plombier", 6_250))).toBe(25_000);
});

test.each([
  ...COMMON_TRADES,
  "Chauffagiste",
  "Charpentier",
  "Couvreur",
  "Serrurier",
  "Façadier",
  "Nettoyage",
  "Solier",
])("the example of the trade %s is understood whole", (trade) => {
  const example = firstExampleOf(trade, 6_250);
  const price = centsToEuros(example.priceCents);
  const { act, description, hours, rate, days, dayRate, startDate, company, lastName } = readSentence(
    exampleOrder(example),
  );
  expect({ act, description }).toEqual({ act: "order quote", description: example.work });
  expect(company ?? `Mme ${String(lastName)}`).toBe(example.customer);
  expect(example.unit === "h" ? [hours, rate] : [days, dayRate]).toEqual([example.count, price]);
  expect(startDate).toBe("2026-11-30");
});
