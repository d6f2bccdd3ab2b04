import { getProject } from "#api/projects.ts";
import type { MissingFacts } from "#domain/assistant/tools/reply.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { IdentityForm } from "#web/company/identity-form.tsx";
import { CustomerForm } from "#web/customers/customer-form.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useRef } from "react";
import { firstField, useFocusAfterAnswer } from "./focus-after-answer.ts";

const SAVE = "Enregistrer et continuer";

/**
 * The small form of what the law asks and is missing, in the conversation. `onSaved` goes on with what was ordered. A
 * keyboard goes on in its first field.
 */
export function MissingFactsForm({ missing, onSaved }: { missing: MissingFacts; onSaved: () => void }) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterAnswer(section, true, firstField, true);
  return (
    <section
      ref={section}
      aria-label={missing.of === "company" ? "Ton entreprise" : "Ton client"}
      className="rounded-card border border-line bg-paper p-4"
    >
      {missing.of === "company" ? (
        <IdentityForm only={missing.fields} label={SAVE} onSaved={onSaved} />
      ) : (
        <BuyerForm missing={missing} onSaved={onSaved} />
      )}
    </section>
  );
}

function BuyerForm({ missing, onSaved }: { missing: MissingFacts; onSaved: () => void }) {
  const { data, error, refetch } = useAnswer(getProject, { params: { id: missing.project } });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <div aria-hidden className="min-h-48" />;
  const { customer_id, client_info } = data.project;
  return <CustomerForm id={customer_id} customer={client_info} only={missing.fields} onSaved={onSaved} />;
}
