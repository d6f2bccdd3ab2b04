import { getProject } from "#api/projects.ts";
import type { MissingFacts } from "#domain/assistant/tools/reply.ts";
import { namesByParty } from "#domain/customers/customer.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { PartiesForm } from "#web/customers/parties-form.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useRef } from "react";
import { firstField, useFocusAfterAnswer } from "./focus-after-answer.ts";

/**
 * The small form of what the law asks and is missing, in the conversation. `onSaved` goes on with what was ordered. A
 * keyboard goes on in its first field.
 */
export function MissingFactsForm({ missing, onSaved }: { missing: MissingFacts; onSaved: () => void }) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterAnswer(section, true, firstField, true);
  const { ofSeller, ofBuyer } =
    missing.of === "customer" ? { ofSeller: [], ofBuyer: missing.fields } : namesByParty(missing.fields);
  const { data, error, refetch } = useAnswer(getProject, { params: { id: missing.project } });
  return (
    <section
      ref={section}
      aria-label={ofSeller.length === 0 ? "Ton client" : ofBuyer.length === 0 ? "Ton entreprise" : "Toi et ton client"}
      className="rounded-card border border-line bg-paper p-4"
    >
      {data ? (
        <PartiesForm
          {...{ ofSeller, ofBuyer }}
          customerId={data.project.customer_id}
          customer={data.project.client_info}
          label="Enregistrer et continuer"
          onSaved={onSaved}
        />
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <div aria-hidden className="min-h-48" />
      )}
    </section>
  );
}
