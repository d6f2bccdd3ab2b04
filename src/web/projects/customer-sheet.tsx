import { getCustomer } from "#api/customers.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { customerLabel, sharedCardSentence } from "#domain/customers/customer.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";

const OtherCustomer = onDemand(
  async () => (await import("./other-customer.tsx")).OtherCustomer,
  (words) => words,
  "when shown",
);

type Props = { project: ProjectAnswer; onDone: () => void };

/** Who a project is for: another customer is chosen for it, or the card of the present one is changed. */
export function CustomerSheet({ project, onDone }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { customer_id, client_info } = project;
  const label = customerLabel(client_info);
  return (
    <div className="flex flex-col gap-6">
      {/* One button in two states: the focus stays on it. */}
      <Button className="max-md:w-full md:self-start" onClick={() => setChoosing(!isChoosing)}>
        {isChoosing ? `Garder ${label}` : "Choisir un autre client"}
      </Button>
      {isChoosing ? (
        <OtherCustomer project={project} onDone={onDone} />
      ) : (
        <section className="flex flex-col gap-4">
          <div>
            <h3 className="font-[550]">Modifier la fiche de {label}</h3>
            <SharedCardNote customerId={customer_id} />
          </div>
          <CustomerForm id={customer_id} customer={client_info} onSaved={onDone} />
        </section>
      )}
    </div>
  );
}

// A card is one for all projects of its customer: who wants another customer for this one must know it.
function SharedCardNote({ customerId }: { customerId: string }) {
  const projectCount = useAnswer(getCustomer, { params: { id: customerId } }).data?.project_count ?? 1;
  const sentence = sharedCardSentence(projectCount - 1);
  return sentence !== "" && <p className="mt-1 text-alert">{sentence}</p>;
}
