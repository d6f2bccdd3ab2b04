import type { VatRegime } from "#domain/company/company.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";

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
};

/** How the prices of the quote are typed. The first time that it is for a person, the seller is asked. */
export function PricesChoice({ vatRegime, prices, asksPrices, isAgreed, choose }: Props) {
  if (vatRegime !== "standard") return null;
  if (isAgreed) return <AgreedPrices prices={prices} />;
  if (asksPrices) return <FirstChoice choose={choose} />;
  return (
    <div className="mb-3 flex items-center gap-4">
      <p className="min-w-0 flex-1 text-fine text-quiet">
        {prices === "gross" ? "Tu saisis les prix TTC, ton client les lit ainsi." : "Tu saisis les prix hors taxes."}
      </p>
      <Choice label="Saisie des prix" hidesLabel options={CHOICES} value={prices} onChange={choose} />
    </div>
  );
}

function AgreedPrices({ prices }: Pick<Props, "prices">) {
  return (
    <p className="mb-3 text-fine text-quiet">
      Tu saisis les prix {prices === "gross" ? "TTC" : "hors taxes"}, comme dans le devis que ton client a accepté : ce
      qu'il a signé se lit de même dans un avenant.
    </p>
  );
}

function FirstChoice({ choose }: Pick<Props, "choose">) {
  return (
    <section aria-label="Saisie des prix" className="mb-4 rounded-card bg-sunk p-4">
      <p className="font-[550]">Pour un particulier, comment donnes-tu tes prix ?</p>
      <p className="mt-1 text-fine text-quiet">
        TTC, ton client lit le prix de chaque ligne tel que tu le tapes. Ta réponse vaut pour tes prochains devis, et se
        change sur chacun.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => choose("gross")}>En TTC</Button>
        <Button onClick={() => choose("net")}>Hors taxes</Button>
      </div>
    </section>
  );
}
