import { updateCompany } from "#api/company.ts";
import { UNKNOWN_REGIME, VAT_ANSWERS } from "#domain/company/first-run.messages.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

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
        <Question onAnswered={go} />
      </Drawer>
    ),
  };
}

const CHOICE =
  "flex min-h-14 flex-col items-start gap-1 rounded-card border border-line bg-paper px-4 py-3 text-left " +
  "hover:border-act";

function Question({ onAnswered }: { onAnswered: () => void }) {
  const save = useSingleChange(
    (vat_regime: "franchise" | "standard") => call(updateCompany, { body: { vat_regime } }),
    { onSuccess: onAnswered },
  );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{quoteMessages.whyRegime}</p>
      {VAT_ANSWERS.map(({ regime, title, text }) => (
        <button
          key={regime}
          type="button"
          disabled={save.isPending}
          className={CHOICE}
          onClick={() => save.mutate(regime)}
        >
          <span className="font-[550]">{title}</span>
          <span className="text-fine text-quiet">{text}</span>
        </button>
      ))}
      <Button look="quiet" onClick={onAnswered}>
        {UNKNOWN_REGIME.button} : {quoteMessages.withoutRegime}
      </Button>
      {save.error && <Failure error={save.error} />}
    </div>
  );
}
