import { updateCustomer } from "#api/customers.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { sirenProblem } from "#domain/shared/siren-problem.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useState } from "react";

type BuyerSirenCardProps = { project: ProjectAnswer; question: string; confirm: () => void };

/** Asks the SIREN of a French firm before an invoice to it. */
export function BuyerSirenCard({ project, question, confirm }: BuyerSirenCardProps) {
  const [siren, setSiren] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = useChange((newSiren: string) =>
    call(updateCustomer, { params: { id: project.customer_id }, body: { siren: newSiren } }),
  );
  return (
    <Card title="Avant d'émettre : le SIREN de ton client" className="max-w-2xl">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (siren.trim() !== "") save.mutate(siren.trim());
        }}
      >
        <p>{question}</p>
        <TextField
          label="SIREN du client"
          inputMode="numeric"
          maxLength={20}
          value={siren}
          error={save.error?.message ?? problem}
          onBlur={() => setProblem(sirenProblem(siren))}
          onChange={(event) => setSiren(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" className="max-md:w-full" isBusy={save.isPending}>
            Enregistrer le SIREN
          </Button>
          <Button className="max-md:w-full" onClick={confirm}>
            Continuer sans lui
          </Button>
        </div>
      </form>
    </Card>
  );
}
