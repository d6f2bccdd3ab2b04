import type { VatRegime } from "#domain/company/company.ts";
import type { PriceSwitch } from "#domain/lines/prices/gross-prices.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { useState } from "react";

const CHOICES = [
  { value: "net", label: "HT" },
  { value: "gross", label: "TTC" },
] as const;

type Props = {
  /** A regime other than the standard one has one kind of prices. */
  vatRegime: VatRegime | null;
  prices: Prices;
  asksPrices: boolean;
  /** The customer accepted a version: its prices are read as they were signed. */
  isAgreed: boolean;
  choose: (prices: Prices) => void;
  /** What the quote comes to with VAT now, and with prices typed so. */
  switchTo: (prices: Prices) => PriceSwitch;
};

/**
 * How the prices of the quote are typed. The first time that it is for a person, the seller is asked. A switch that
 * changes what is to be paid by more than rounding says by how much, and waits for a yes.
 */
export function PricesChoice({ vatRegime, prices, asksPrices, isAgreed, choose, switchTo }: Props) {
  const [nextPrices, setNextPrices] = useState<Prices | null>(null);
  if (vatRegime !== "standard") return null;
  if (isAgreed) return <AgreedPrices prices={prices} />;
  const settle = (next: Prices) => {
    setNextPrices(null);
    choose(next);
  };
  const want = (next: Prices) => {
    if (switchTo(next).isRounding) settle(next);
    else setNextPrices(next);
  };
  if (nextPrices !== null && nextPrices !== prices)
    return (
      <PriceChange nextPrices={nextPrices} {...switchTo(nextPrices)} settle={settle} keep={() => settle(prices)} />
    );
  if (asksPrices) return <FirstChoice choose={want} />;
  return (
    <div className="mt-4 flex items-center gap-4">
      <p className="min-w-0 flex-1 text-fine text-quiet">
        {prices === "gross" ? "Tu saisis les prix TTC, ton client les lit ainsi." : "Tu saisis les prix hors taxes."}
      </p>
      <Choice label="Saisie des prix" hidesLabel options={CHOICES} value={prices} onChange={want} />
    </div>
  );
}

function AgreedPrices({ prices }: Pick<Props, "prices">) {
  return (
    <p className="mt-4 text-fine text-quiet">
      Ton client a accepté ce devis avec des prix {prices === "gross" ? "TTC" : "hors taxes"}. L'avenant se saisit de la
      même façon.
    </p>
  );
}

const NAMES: Record<Prices, string> = { net: "hors taxes", gross: "TTC" };

type ChangeProps = Omit<PriceSwitch, "isRounding"> & {
  nextPrices: Prices;
  settle: (prices: Prices) => void;
  keep: () => void;
};

function PriceChange({ nextPrices, nowCents, nextCents, settle, keep }: ChangeProps) {
  const other = nextPrices === "gross" ? "net" : "gross";
  return (
    <section role="alert" aria-label="Le total change" className="mt-4 rounded-card bg-sunk p-4">
      <p className="font-[550]">
        {nextPrices === "gross" ? "En TTC" : "Hors taxes"}, le total passe de{" "}
        <span className="figures whitespace-nowrap">{formatMoney(nowCents)}</span> à{" "}
        <span className="figures whitespace-nowrap">{formatMoney(nextCents)}</span> TTC.
      </p>
      <p className="mt-1 text-fine text-quiet">
        Chaque prix unitaire {NAMES[nextPrices]} est repris tel qu'il s'imprime ; une remise en euros garde sa valeur.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="primary" onClick={() => settle(nextPrices)}>
          Passer en {nextPrices === "gross" ? "TTC" : "HT"}
        </Button>
        <Button onClick={keep}>Garder les prix {NAMES[other]}</Button>
      </div>
    </section>
  );
}

function FirstChoice({ choose }: Pick<Props, "choose">) {
  return (
    <section
      aria-label="Saisie des prix"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3"
    >
      <p className="min-w-48 flex-1 text-fine">
        <span className="block font-[550]">Tes prix pour un particulier ?</span>
        <span className="text-quiet">Vaut pour tes prochains devis, se change sur chacun.</span>
      </p>
      <span className="flex gap-2">
        <Button className="px-3!" onClick={() => choose("gross")}>
          En TTC
        </Button>
        <Button className="px-3!" onClick={() => choose("net")}>
          Hors taxes
        </Button>
      </span>
    </section>
  );
}
