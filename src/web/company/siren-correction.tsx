import { correctSiren, getCompany } from "#api/company.ts";
import { sirenCorrectionMessages as messages } from "#domain/company/company.messages.ts";
import { showAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";

type SirenCorrectionProps = { former: string; siren: string; onCorrected: () => void };

/** Offers to correct a typing error in the SIREN of invoices, once an ordinary change of it was refused. */
export function SirenCorrection({ former, siren, onCorrected }: SirenCorrectionProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-sunk p-4">
      <p className="min-w-0 flex-1 basis-60">{messages.offer}</p>
      <ConfirmButton
        look="plain"
        question={messages.question(former, siren)}
        text={messages.consequences}
        confirm={messages.button}
        act={async () => {
          showAnswer(getCompany, {}, await call(correctSiren, { body: { siren } }));
          onCorrected();
          return null;
        }}
      >
        {messages.button}
      </ConfirmButton>
    </div>
  );
}
