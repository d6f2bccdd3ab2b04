import { saveProjectCore } from "#api/projects.ts";
import { toSayElsewhere } from "#domain/lines/vat-advice/vat-advice.messages.ts";
import { MAX_SITE_ADDRESS } from "#domain/projects/project.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useState } from "react";

/** Asks where the work is done, where no address says it. */
export function SiteAddress({ projectId }: { projectId: string }) {
  const words = useTradeWords();
  const [text, setText] = useState("");
  const save = useChange((site_address: string) =>
    call(saveProjectCore, { params: { id: projectId }, body: { site_address } }),
  );
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") save.mutate(text.trim());
      }}
    >
      <TextField
        label={words.siteAddress}
        hint={toSayElsewhere.site_address}
        error={save.error?.message}
        maxLength={MAX_SITE_ADDRESS}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={save.isPending}>
        Enregistrer l'adresse
      </Button>
    </form>
  );
}
