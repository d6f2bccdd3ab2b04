import { Button } from "#web/ui/button.tsx";
import { Image } from "lucide-react";
import { someOf } from "../mail-view.ts";
import { useOnLine } from "./use-on-line.ts";
import type { WebPictures } from "./use-web-pictures.ts";

type Props = { hosts: readonly string[]; pictures: WebPictures; onShow: () => void };

/** Says that a mail has pictures on the web, and loads them when it is asked. */
export function PictureBar({ hosts, pictures, onShow }: Props) {
  const { shownMail, isLoading, error, load } = pictures;
  const isOnLine = useOnLine();
  const show = () => {
    onShow();
    load();
  };
  return (
    <section aria-label="Images de ce mail" className="flex flex-col gap-2 rounded-inner border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Image aria-hidden className="size-5 shrink-0 text-quiet" />
        <p className="min-w-48 flex-1 text-fine [overflow-wrap:anywhere] text-quiet">
          {shownMail === null ? blockedWords(hosts) : shownWords(shownMail)}
        </p>
        {isOnLine ? (
          <PictureActs pictures={pictures} show={show} />
        ) : (
          (shownMail === null || shownMail.missing_count > 0) && (
            <p className="text-fine text-quiet">Tu es hors ligne : elles se chargeront une fois le réseau revenu.</p>
          )
        )}
      </div>
      {isLoading && (
        <p role="status" className="sr-only">
          Chargement des images…
        </p>
      )}
      {error && (
        <p role="alert" className="text-fine text-bad">
          {error.message}
        </p>
      )}
    </section>
  );
}

function PictureActs({ pictures, show }: { pictures: WebPictures; show: () => void }) {
  const { shownMail, isLoading, isAlways, trust, isTrusting } = pictures;
  if (shownMail === null || (shownMail.missing_count > 0 && isLoading))
    return (
      <Button isBusy={isLoading} busyLabel="Chargement…" onClick={show}>
        Afficher les images
      </Button>
    );
  return (
    <>
      {shownMail.missing_count > 0 && <Button onClick={show}>Réessayer</Button>}
      <Button look="quiet" isBusy={isTrusting} onClick={() => trust(!isAlways)}>
        {isAlways ? "Ne plus les afficher d'office" : "Toujours pour cet expéditeur"}
      </Button>
    </>
  );
}

function blockedWords(hosts: readonly string[]): string {
  return (
    `Images bloquées : ${someOf(hosts)}. ` +
    "Établi les charge à ta place, mais l'expéditeur peut savoir que ce mail a été ouvert."
  );
}

function shownWords({ missing_count }: { missing_count: number }): string {
  if (missing_count === 0) return "Images affichées. Elles ont été chargées par Établi, et ne seront plus redemandées.";
  return missing_count === 1
    ? "Une image n'a pas pu être chargée : absente, trop lourde ou illisible."
    : `${missing_count} images n'ont pas pu être chargées : absentes, trop lourdes ou illisibles.`;
}
