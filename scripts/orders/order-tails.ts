import type { MadeOrder } from "./made-orders.ts";

/** What stands after the works of an order, and what it says: a rate, a discount, a deposit, a day. */
export const TAILS: { words: string; shape: string; values: Partial<MadeOrder> }[] = [
  ...[5.5, 10, 20].flatMap((vatPercent) => {
    const percent = String(vatPercent).replace(".", ",");
    return [`TVA ${percent} %`, `TVA à ${percent} %`, `avec une TVA de ${percent} %`].map((words) => ({
      words,
      shape: "vat",
      values: { vatPercent },
    }));
  }),
  ...[5, 10, 15].flatMap((discountPercent) =>
    [`remise de ${discountPercent} %`, `${discountPercent} % de remise`, `remise ${discountPercent} %`].map(
      (words) => ({
        words,
        shape: "discount",
        values: { discountPercent },
      }),
    ),
  ),
  ...[20, 30, 40].flatMap((percent) =>
    [
      `acompte de ${percent} %`,
      `acompte ${percent} %`,
      `${percent} % d'acompte`,
      `${percent} % à la commande`,
      `${percent} % à la signature`,
      `avec un acompte de ${percent} % à la commande`,
    ].map((words) => ({ words, shape: "deposit", values: { deposit: { percent } } })),
  ),
  ...[300, 500, 1500].flatMap((euros) =>
    [`acompte de ${euros} €`, `${euros} € d'acompte`, `${euros} € à la commande`].map((words) => ({
      words,
      shape: "deposit",
      values: { deposit: { euros } },
    })),
  ),
  ...[
    ["lundi", "2026-11-30"],
    ["le 12 janvier", "2027-01-12"],
    ["le 4 mars", "2027-03-04"],
  ].flatMap(([day, startDate]) =>
    [`début ${day}`, `on commence ${day}`].map((words) => ({
      words,
      shape: "day",
      values: { startDate: startDate ?? "" },
    })),
  ),
];
