import type { CustomerAnswer } from "#api/customers.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { saveProjectCore } from "#api/projects.ts";
import { customerLabel, customerMessages } from "#domain/customers/customer.messages.ts";
import { namesakeMarks } from "#domain/customers/namesake.messages.ts";
import { checkCustomerChange } from "#domain/projects/customer-change.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { CustomerForm, NEW_CUSTOMER } from "#web/customers/customer-form.tsx";
import { CustomerPicker } from "#web/customers/customer-picker.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

type Props = { project: ProjectAnswer; onDone: () => void };

/** Gives a project another customer, known or new. Where an invoice stands in the way, it says what to do. */
export function OtherCustomer({ project, onDone }: Props) {
  const [choice, setChoice] = useState<CustomerAnswer | "new" | null>(null);
  const give = useSingleChange(
    (customer: CustomerAnswer) =>
      call(saveProjectCore, { params: { id: project.id }, body: { customer_id: customer.id } }),
    {
      onSuccess: (_answer, customer) => {
        showToast(`Ce projet est maintenant pour ${nameWithMark(customer)}.`);
        onDone();
      },
    },
  );
  const check = checkCustomerChange({ hasInvoice: project.invoice !== null });
  if (!check.ok) return <p role="status">{customerMessages[check.refusal.code]}</p>;
  return (
    <div className="flex flex-col gap-4">
      <CustomerPicker
        onChoose={setChoice}
        onType={(_text, isChosen) => !isChosen && setChoice(null)}
        onNew={() => setChoice("new")}
        nobodyFound="Personne à ce nom : touche « Nouveau client »."
      />
      <QuoteNote project={project} />
      {choice === "new" && (
        <CustomerForm
          id={null}
          projectId={project.id}
          customer={{ ...NEW_CUSTOMER, kind: project.client_info.kind }}
          onSaved={(customer) => {
            // They are known now: where the project cannot be theirs, trying again makes no second card.
            setChoice(customer);
            give.mutate(customer);
          }}
        />
      )}
      {choice !== null && choice !== "new" && choice.id === project.customer_id && (
        <p role="status">Ce projet est déjà pour {nameWithMark(choice)}.</p>
      )}
      {choice !== null && choice !== "new" && choice.id !== project.customer_id && (
        <Button
          look="primary"
          className="max-md:w-full"
          isBusy={give.isPending}
          busyLabel="Changement…"
          onClick={() => give.mutate(choice)}
        >
          Mettre ce projet au nom de {nameWithMark(choice)}
        </Button>
      )}
      {give.error && <Failure error={give.error} />}
    </div>
  );
}

// What was sent stays as it is: only a new version is for somebody else.
function QuoteNote({ project: { quote } }: { project: ProjectAnswer }) {
  if (quote === null) return null;
  return (
    <p className="text-quiet">
      Le devis {quote.number} déjà établi ne change pas : mets-le ensuite à jour, la nouvelle version sera à l'autre
      nom.
    </p>
  );
}

function nameWithMark(customer: CustomerAnswer): string {
  return [customerLabel(customer), ...namesakeMarks(customer).slice(0, 1)].join(" – ");
}
