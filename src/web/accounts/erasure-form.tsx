import { eraseCustomer } from "#api/customers.ts";
import { erasureMessages, keptWords } from "#domain/accounts/erasure/erasure.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { QuestionInPlace } from "#web/ui/question-in-place.tsx";

/** Says what erasing a customer takes and what stays, asks, then says what stayed. */
export function ErasureForm({ customerId }: { customerId: string }) {
  const erase = useSingleChange(() => call(eraseCustomer, { params: { id: customerId } }));
  if (erase.data)
    return (
      <div className="flex flex-col gap-4">
        <Notice>{keptWords(erase.data.document_count, erase.data.project_count, erase.data.kept_until)}</Notice>
        <p>{erasureMessages.elsewhere}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>{erasureMessages.erased}</p>
      <p>{erasureMessages.kept}</p>
      <p>{erasureMessages.elsewhere}</p>
      <FormFailure>{erase.error?.message}</FormFailure>
      <QuestionInPlace
        ask="Effacer ses données"
        confirm="Oui, effacer"
        busyLabel="Effacement…"
        isBusy={erase.isPending}
        act={() => erase.mutate(undefined)}
        className="flex flex-col gap-3"
      >
        {(isAsked) => isAsked && <p className="font-[550]">{erasureMessages.definitive}</p>}
      </QuestionInPlace>
    </div>
  );
}
