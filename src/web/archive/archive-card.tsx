import type { ArchiveAnswer } from "#api/company.ts";
import { getArchive, linkArchive, prepareArchive } from "#api/company.ts";
import { archiveMessages, archiveProgress, archiveWords } from "#domain/archive/archive.messages.ts";
import { momentOf } from "#web/auth/security/moment.messages.ts";
import { showAnswer, useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { apiHost } from "#web/client/api-host.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import type { IconPoint } from "#web/ui/loading/icon-list.tsx";
import { IconList } from "#web/ui/loading/icon-list.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Braces, FileText, Table2 } from "lucide-react";
import { WithinProof, isProofNeeded } from "./within-proof.tsx";

const LOOK_MS = 1_500;

const CONTENT: readonly IconPoint[] = [
  { icon: FileText, title: "Tes documents", text: "Les PDF et les XML tels qu'ils ont été émis." },
  { icon: Table2, title: "Des tableaux", text: "En CSV, pour ton tableur ou ton comptable." },
  { icon: Braces, title: "Le reste", text: "En JSON, et tes photos : repris par un autre Établi." },
];

function isBusy(archive: ArchiveAnswer | null | undefined): boolean {
  return archive?.state === "preparing" || archive?.state === "sending";
}

/** Prepares the archive of everything, shows how far it is, and saves it. Left and opened again, it is where it was. */
export function ArchiveCard() {
  const { data, error, refetch } = useAnswer(
    getArchive,
    {},
    { refetchInterval: ({ state }) => (isBusy(state.data?.archive) ? LOOK_MS : false) },
  );
  const prepare = useSingleChange(() => call(prepareArchive, { body: {} }), {
    onSuccess: (answer) => showAnswer(getArchive, {}, answer),
  });
  const save = useSingleChange(() => call(linkArchive, {}), {
    onSuccess: ({ url }) => {
      // A newer one is being prepared, from elsewhere.
      if (url === null) return void refetch();
      location.assign(`${apiHost()}${url}`);
      // It says that it is on its way a moment later.
      setTimeout(() => void refetch(), LOOK_MS);
    },
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  const { archive } = data;
  const isReady = archive !== null && archive.state !== "preparing";
  return (
    <Card title="Tout emporter">
      <p className="-mt-2 mb-4 text-quiet">
        Une archive avec tout : clients, projets, devis, factures, paiements et photos.
      </p>
      <IconList label="Ce qu'il y a dans l'archive" points={CONTENT} isInColumns />
      {archive && (
        <div className="mt-4 flex flex-col gap-2">
          {isBusy(archive) && (
            <Progress
              label={archive.state === "preparing" ? "Préparation" : "Téléchargement"}
              percent={archiveProgress(archive)}
            />
          )}
          <p role="status" className="font-[550]">
            {archiveWords(archive, (iso) => momentOf(new Date(iso), new Date()))}
          </p>
          {archive.faulty_numbers.length > 0 && (
            <p className="text-bad">
              À vérifier, car leur fichier manque ou a changé : {archive.faulty_numbers.join(", ")}.
            </p>
          )}
          {archive.lacks_originals && <p className="text-quiet">{archiveMessages.withoutOriginals}</p>}
        </div>
      )}
      <FormFailure>{prepare.error?.message ?? (isProofNeeded(save.error) ? null : save.error?.message)}</FormFailure>
      <div className="mt-4">
        <WithinProof error={save.error} onProved={() => save.mutate(undefined)} onCancel={() => save.reset()}>
          <div className="flex flex-wrap gap-2 max-md:*:w-full">
            {isReady && (
              <Button look="primary" isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
                {archive.state === "ready" ? "Télécharger l'archive" : "Télécharger de nouveau"}
              </Button>
            )}
            {archive?.state !== "preparing" && (
              <Button
                look={isReady ? "plain" : "primary"}
                isBusy={prepare.isPending}
                onClick={() => prepare.mutate(undefined)}
              >
                {isReady ? "En préparer une à jour" : "Préparer l'archive"}
              </Button>
            )}
          </div>
        </WithinProof>
      </div>
    </Card>
  );
}
