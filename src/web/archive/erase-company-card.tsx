import { getArchiveImport } from "#api/archive.ts";
import { eraseCompany, getArchive, getCompanyErasure } from "#api/company.ts";
import { eraseCompanyMessages, keptDocumentsWords } from "#domain/archive/erase-company.messages.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/layers/fold.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useEffect, useState } from "react";
import { WithinProof, isProofNeeded } from "./within-proof.tsx";

/** The deletion of the company: what goes, what stays and why, then its name to be typed. */
export function EraseCompanyCard() {
  const { data, error, refetch } = useAnswer(getCompanyErasure);
  const sentAt = useAnswer(getArchive).data?.archive?.sent_at;
  const documentsFrom = useAnswer(getArchiveImport).data?.origin?.at;
  // An archive that has left whole lifts what stood in the way, and one that came brings documents.
  useEffect(() => void refetch(), [sentAt, documentsFrom, refetch]);
  const [isOpen, setIsOpen] = useState(false);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  const obstacle = obstacleOf(data);
  return (
    <Fold title="Supprimer l'entreprise">
      <h3 className="font-[550]">Effacé</h3>
      <p className="mt-1 text-quiet">{eraseCompanyMessages.erased}</p>
      <h3 className="mt-4 font-[550]">Gardé dix ans</h3>
      <p className="mt-1 text-quiet">
        {keptDocumentsWords(data.document_count, data.kept_until)}{" "}
        {data.document_count > 0 && eraseCompanyMessages.keptByLaw}
      </p>
      <p className="mt-4 text-quiet">{eraseCompanyMessages.yourAccount}</p>
      {obstacle ? (
        <p className="mt-4 rounded-inner border-l-4 border-edge bg-sunk px-3 py-2 text-fine">{obstacle}</p>
      ) : (
        <div className="mt-4">
          {isOpen ? (
            <EraseForm erasure={data} onCancel={() => setIsOpen(false)} />
          ) : (
            <Button look="danger" onClick={() => setIsOpen(true)}>
              Supprimer l'entreprise…
            </Button>
          )}
        </div>
      )}
    </Fold>
  );
}

type Erasure = Answer<typeof getCompanyErasure>;

function obstacleOf({ owner_count, document_count, has_fresh_archive }: Erasure): string | null {
  if (owner_count > 1) return eraseCompanyMessages.other_owners;
  return document_count > 0 && !has_fresh_archive ? eraseCompanyMessages.archive_needed : null;
}

/** Asks for the name of the company, and for a proof from who signed in long ago. */
function EraseForm({ erasure, onCancel }: { erasure: Erasure; onCancel: () => void }) {
  const [name, setName] = useState("");
  const erase = useSingleChange(() => call(eraseCompany, { body: { name } }), {
    // The person goes on in another of their companies, or in a new one.
    onSuccess: () => location.assign("/app"),
  });
  const beside = erase.error instanceof CallError ? erase.error.fields.name : undefined;
  return (
    <WithinProof error={erase.error} onProved={() => erase.mutate(undefined)} onCancel={() => erase.reset()}>
      <form
        noValidate
        className="flex max-w-sm flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          erase.mutate(undefined);
        }}
      >
        <TextField
          label={`Recopie « ${erasure.word} » pour supprimer`}
          hint="C'est définitif."
          autoComplete="off"
          autoFocus
          value={name}
          error={beside}
          onChange={(event) => setName(event.target.value)}
        />
        <FormFailure>{isProofNeeded(erase.error) || beside !== undefined ? null : erase.error?.message}</FormFailure>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="danger" isBusy={erase.isPending} busyLabel="Suppression…">
            Supprimer définitivement
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </form>
    </WithinProof>
  );
}
