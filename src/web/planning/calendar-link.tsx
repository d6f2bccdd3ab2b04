import { getCalendarLink, renewCalendarLink, revokeCalendarLink } from "#api/planning.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Copy } from "lucide-react";

/** The link by which the user's own calendar shows the planning: made, copied once, and ended. */
export function CalendarLink() {
  const words = useTradeWords();
  const { data, error, refetch } = useAnswer(getCalendarLink);
  const renew = useSingleChange(() => call(renewCalendarLink));
  const revoke = async () => {
    await call(revokeCalendarLink);
    renew.reset();
    showToast("Lien arrêté : ton agenda ne le lit plus.");
    return null;
  };
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  const { created_at: createdAt } = data;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-quiet">
        Ton agenda (téléphone, Google, Outlook, Apple) affiche les {words.sites} et suit leurs changements. Il lit leurs
        noms, leurs clients et leurs adresses, jamais un montant.
      </p>
      {renew.data ? (
        <NewLink url={renew.data.url} />
      ) : (
        <>
          {createdAt !== null && (
            <p>
              Un lien existe depuis le {formatDate(dayAt(new Date(createdAt), FRENCH_TIME_ZONE))}. Il ne peut pas être
              montré à nouveau.
            </p>
          )}
          {createdAt === null ? (
            <Button look="primary" isBusy={renew.isPending} onClick={() => renew.mutate(undefined)}>
              Créer mon lien
            </Button>
          ) : (
            <ConfirmButton
              look="plain"
              question="Créer un autre lien ?"
              text="Les agendas qui lisent le lien d'avant ne seront plus à jour."
              confirm="Créer un autre lien"
              act={async () => {
                renew.mutate(undefined);
                return null;
              }}
            >
              Créer un autre lien
            </ConfirmButton>
          )}
        </>
      )}
      {renew.error && <Failure error={renew.error} />}
      {createdAt !== null && (
        <ConfirmButton
          question="Arrêter le lien ?"
          text="Les agendas qui le lisent n'afficheront plus le planning."
          confirm="Arrêter le lien"
          act={revoke}
        >
          Arrêter le lien
        </ConfirmButton>
      )}
    </div>
  );
}

function NewLink({ url }: { url: string }) {
  const copy = async () => {
    const isCopied = await copyText(url);
    showToast(isCopied ? "Lien copié." : "Le lien n'a pas pu être copié : choisis-le, puis copie-le.");
  };
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          label="Adresse à donner à ton agenda"
          hint={
            "Dans ton agenda, choisis «\u00A0S'abonner\u00A0» ou «\u00A0À partir d'une URL\u00A0». " +
            "Garde-la pour toi : qui l'a voit le planning."
          }
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <Button look="primary" onClick={() => void copy()}>
        <Copy aria-hidden className="size-5" />
        Copier l'adresse
      </Button>
    </div>
  );
}
