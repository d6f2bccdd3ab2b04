import { STANDARD_VAT_BASIS_POINTS } from "../company/company.ts";
import type { Line } from "../lines/line.ts";
import type { Prices } from "../lines/terms.ts";
import { natureOfReason } from "../lines/vat-grounds.ts";
import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import { vatTreatment } from "../lines/vat-treatment.ts";
import { splitDescription } from "../projects/estimate-lines.ts";
import type { Task } from "../projects/task.ts";
import { ONE_UNIT_E4, centsToE4, centsToE6, netPriceE6 } from "../shared/money.ts";

/** A price for the whole work, in cents, without VAT or with it. A null rate is the usual one. */
export type WorkAtFlatPrice = {
  name: string;
  description: string;
  tasks: readonly Pick<Task, "id" | "title">[];
  lineId: string;
  amountCents: number;
  prices: Prices;
  vatBasisPoints: number | null;
  vatReason: ChosenVatReason | null;
};

/** The lines of a quote at one price: what is to be done for that amount, then its tasks as texts. */
export function flatPriceLines(work: WorkAtFlatPrice): Line[] {
  const { label, details } = splitDescription(work.description.trim() === "" ? work.name : work.description);
  const vat = vatTreatment(work.vatBasisPoints ?? STANDARD_VAT_BASIS_POINTS, work.vatReason);
  return [
    {
      kind: "item",
      id: work.lineId,
      label,
      details,
      nature: natureOfReason(work.vatReason),
      quantityE4: ONE_UNIT_E4,
      unit: "forfait",
      unitPriceE6:
        work.prices === "gross"
          ? netPriceE6(centsToE4(work.amountCents), vat.basisPoints)
          : centsToE6(work.amountCents),
      discountBasisPoints: 0,
      vat,
      isOption: false,
      source: null,
    },
    ...work.tasks.map(({ id, title }) => ({ kind: "text" as const, id, label: title })),
  ];
}
