import type { VatRegime } from "#domain/company/company.ts";
import type { Line } from "#domain/lines/line.ts";
import { keepGrossPrices } from "#domain/lines/prices/gross-prices.ts";
import type { Discount, Prices } from "#domain/lines/terms.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";

const VatQuestions = onDemand(async () => (await import("./vat-questions.tsx")).VatQuestions);

type Props = {
  /** A regime other than the standard one decides by itself: nothing is asked. */
  vatRegime: VatRegime | null;
  projectId: string;
  lines: readonly Line[];
  prices: Prices;
  discount: Discount | null;
  changeLines: (next: Line[]) => void;
  /** Saves the lines first: the advice is about those that are saved. What fails is said by the editor. */
  saveLines: () => Promise<unknown>;
};

/** The button that asks what decides the VAT of the lines of a quote. */
export function AskVat({ vatRegime, projectId, lines, prices, discount, changeLines, saveLines }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void saveLines().then(
      () => setOpen(true),
      () => {},
    );
  const terms = withPrices({ ...NO_TERMS, discount }, prices);
  const keepPrices = (next: Line[]) => (prices === "gross" ? keepGrossPrices(lines, next) : next);
  if (vatRegime !== "standard" || lines.length === 0) return null;
  return (
    <>
      <Button look="quiet" className="mt-1 max-md:w-full md:-ml-4" onClick={open}>
        Quelle TVA ?
      </Button>
      <Drawer title="Quelle TVA ?" open={isOpen} onClose={() => setOpen(false)}>
        <VatQuestions
          projectId={projectId}
          lines={lines}
          grossCentsOf={(next) => addUp(keepPrices(next), terms).grossCents}
          changeLines={(next) => changeLines(keepPrices(next))}
          close={() => setOpen(false)}
        />
      </Drawer>
    </>
  );
}
