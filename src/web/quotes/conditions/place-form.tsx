import { saveProjectCore } from "#api/projects.ts";
import { MAX_SITE_ADDRESS } from "#domain/projects/project.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";

/** Where the work is done: the project has it, for the planning and the invoice too. */
export function PlaceForm({ projectId, answer, close }: SubjectProps) {
  const words = useTradeWords();
  const [text, setText] = useState(answer.place);
  const save = useChange(
    (site_address: string) => call(saveProjectCore, { params: { id: projectId }, body: { site_address } }),
    { onSuccess: close },
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(text.trim());
      }}
    >
      <TextField
        label={words.siteAddress}
        hint="Là où le travail est fait, même si le client habite ailleurs."
        error={save.error?.message}
        maxLength={MAX_SITE_ADDRESS}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() === "" && answer.customer_address !== "" && (
        <Button onClick={() => setText(answer.customer_address)}>Reprendre l'adresse du client</Button>
      )}
      <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="Enregistrement…">
        Enregistrer
      </Button>
    </form>
  );
}
