import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";

const RegimeQuestion = onDemand(async () => (await import("./regime-question.tsx")).RegimeQuestion);

/**
 * Asks a seller whose VAT regime is unknown for it, before a quote is made: its total depends on it. Nobody is shown a
 * quote without it. `make` makes the quote; `start` asks first, and `sheet` is the question.
 */
export function useRegimeFirst(make: () => void) {
  const company = useCompany();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const go = () => {
    close();
    make();
  };
  // A press may come before the company was read. When it cannot be read, the server decides.
  const start = async () => {
    const { data } = company.data === undefined ? await company.refetch() : company;
    if (data?.vat_regime === null) setAsked(true);
    else make();
  };
  return {
    start: () => void start(),
    sheet: (
      <Drawer title={quoteMessages.askRegime} open={isAsked} onClose={close} isSheet>
        <RegimeQuestion onAnswered={go} />
      </Drawer>
    ),
  };
}
