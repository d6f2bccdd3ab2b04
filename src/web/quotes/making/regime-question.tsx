import { updateCompany } from "#api/company.ts";
import { UNKNOWN_REGIME, VAT_ANSWERS } from "#domain/company/first-run.messages.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";

const CHOICE =
  "flex min-h-14 flex-col items-start gap-1 rounded-card border border-line bg-paper px-4 py-3 text-left " +
  "hover:border-act";

/** The seller's regime of VAT, asked before a first quote is made; it may be told later. */
export function RegimeQuestion({ onAnswered }: { onAnswered: () => void }) {
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
