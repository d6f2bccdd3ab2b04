import { Button } from "#web/ui/button.tsx";
import { Camera, FileText, Paperclip, X } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";

/** The ticket of a form: the one that is kept already, another file, or none. */
export type ChosenTicket = "kept" | File | null;

const INPUT = { type: "file", className: "sr-only", tabIndex: -1 } as const;
const PICTURES = "image/*,.heic,.heif";

type Props = { ticket: ChosenTicket; onTicket: (ticket: ChosenTicket) => void; error?: string | undefined };

/** Takes a ticket with the camera of a phone, or chooses its photo or its PDF among the files of the device. */
export function TicketField({ ticket, onTicket, error }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hear = (input: HTMLInputElement) => {
    const [file] = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    if (file) onTicket(file);
  };
  return (
    <div role="group" aria-label="Ticket">
      <input
        {...INPUT}
        ref={camera}
        accept={PICTURES}
        capture="environment"
        aria-label="Ticket à photographier"
        onChange={(event) => hear(event.target)}
      />
      <input
        {...INPUT}
        ref={files}
        accept={`${PICTURES},application/pdf`}
        aria-label="Ticket à joindre"
        onChange={(event) => hear(event.target)}
      />
      {ticket === null ? (
        <div className="flex flex-wrap gap-2">
          <Button className="min-h-12 flex-auto md:hidden" onClick={() => camera.current?.click()}>
            <Camera aria-hidden className="size-5" />
            Photo du ticket
          </Button>
          <Button className="max-md:min-h-12 max-md:flex-auto" onClick={() => files.current?.click()}>
            <Paperclip aria-hidden className="size-5" />
            <span className="md:hidden">Fichier</span>
            <span className="max-md:hidden">Joindre le ticket</span>
          </Button>
        </div>
      ) : (
        <ChosenOne ticket={ticket} remove={() => onTicket(null)} />
      )}
      {error && (
        <p role="alert" className="mt-1 text-fine text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function ChosenOne({ ticket, remove }: { ticket: File | "kept"; remove: () => void }) {
  const url = useMemo(
    () => (ticket !== "kept" && /^image\/(?:jpeg|png|webp)$/.test(ticket.type) ? URL.createObjectURL(ticket) : null),
    [ticket],
  );
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return (
    <p className="flex min-h-14 items-center gap-3 rounded-inner bg-sunk py-1 pl-2">
      {url === null ? (
        <FileText aria-hidden className="mx-2 size-6 shrink-0 text-quiet" />
      ) : (
        <img src={url} alt="" className="size-12 shrink-0 rounded-lg object-cover" />
      )}
      <span className="min-w-0 flex-1 truncate">{ticket === "kept" ? "Ticket joint" : ticket.name}</span>
      <Button look="quiet" aria-label="Retirer le ticket" className="shrink-0 px-3" onClick={remove}>
        <X aria-hidden className="size-5" />
      </Button>
    </p>
  );
}
