import type { CustomerAnswer } from "#api/customers.ts";
import { mergeMessages } from "#domain/accounts/merge.messages.ts";
import { CustomerPicker } from "#web/customers/customer-picker.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";
import { MergeForm } from "./merge-form.tsx";

type Props = { customer: CustomerAnswer; onMerged: (keptId: string) => void };

/** Merges a customer with another one, who is chosen by their name. */
export function MergePicker({ customer, onMerged }: Props) {
  const [other, setOther] = useState<CustomerAnswer | null>(null);
  const isSame = other?.id === customer.id;
  return (
    <div className="flex flex-col gap-5">
      {(other === null || isSame) && (
        <CustomerPicker
          label="L'autre fiche"
          nobodyFound="Aucun autre client à ce nom."
          onChoose={(choice) => setOther(choice)}
        />
      )}
      {isSame && <FormFailure>{mergeMessages.sameCustomer}</FormFailure>}
      {other && !isSame && <MergeForm customers={[customer, other]} onMerged={onMerged} />}
    </div>
  );
}
