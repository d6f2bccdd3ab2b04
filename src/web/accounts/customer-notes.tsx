import type { NotesAnswer } from "#api/accounts.ts";
import { saveNotes } from "#api/accounts.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { OtherNotes } from "#web/projects/dossier/other-notes.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";

/** What is typed, and the notes that were there when one began. */
type Draft = { text: string; begunOn: string };

type Props = { customerId: string; notes: NotesAnswer };

/**
 * What is written about a customer. What another tab kept meanwhile is shown beside what is typed, and nothing is saved
 * over it unasked.
 */
export function CustomerNotes({ customerId, notes }: Props) {
  const manages = useMay()("manage");
  const [draft, setDraft] = useState<Draft | null>(null);
  const text = draft?.text ?? notes.text;
  const isChangedElsewhere = draft !== null && draft.begunOn !== notes.text && draft.text !== notes.text;
  const keep = ({ text: keptText, revision }: Pick<NotesAnswer, "text" | "revision">) =>
    call(saveNotes, { params: { id: customerId }, body: { revision, text: keptText, sites: notes.sites } });
  const save = useSingleChange(keep, {
    onSuccess: async ({ notes: savedNotes }) => {
      const formerText = notes.text;
      await whenRefreshed();
      setDraft(null);
      const undo = () => keep({ text: formerText, revision: savedNotes.revision });
      showToast("Notes enregistrées.", () => void undo().catch(({ message }: Error) => showToast(message)));
    },
    // Another tab was first: what it kept is read, then shown.
    onError: () => void whenRefreshed(),
  });
  if (!manages)
    return (
      <Card title="Notes">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes.text || "Aucune note."}</p>
      </Card>
    );
  return (
    <Card title="Notes">
      <TextAreaField
        label="Code d'entrée, habitudes, à ne pas oublier"
        value={text}
        rows={1}
        maxLength={10_000}
        onChange={(event) => setDraft({ text: event.target.value, begunOn: draft?.begunOn ?? notes.text })}
      />
      {isChangedElsewhere && (
        <OtherNotes
          text={notes.text}
          keepBoth={() => setDraft({ text: `${notes.text}\n${text}`, begunOn: notes.text })}
          keepMine={() => setDraft({ text, begunOn: notes.text })}
          keepOther={() => setDraft(null)}
        />
      )}
      {save.error && !isChangedElsewhere && (
        <p role="alert" className="mt-2 text-fine text-bad">
          {save.error.message}
        </p>
      )}
      {draft !== null && draft.text !== notes.text && !isChangedElsewhere && (
        <Button
          className="mt-3"
          isBusy={save.isPending}
          busyLabel="Enregistrement…"
          onClick={() => save.mutate({ text: draft.text.trim(), revision: notes.revision })}
        >
          Enregistrer les notes
        </Button>
      )}
    </Card>
  );
}
