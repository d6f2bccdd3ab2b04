import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { isWithCustomer } from "#domain/documents/document-state.ts";
import { Button } from "#web/ui/button.tsx";
import { CalendarPlus, Pencil } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { goToLines } from "../making/quote-head.tsx";

/**
 * Whether the quote that its customer was given may be written. It is read as it was given, be it expired or declined
 * since, until its seller asks to change it, or has begun to: `differs`.
 */
export function useGivenLock(quote: ProjectAnswer["quote"], latest: QuoteVersion | undefined, differs: boolean) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isEnded = quote?.status === "expired" || quote?.status === "declined";
  const isGiven = quote !== null && (isEnded || isWithCustomer(quote.status));
  // A change that is taken back leaves the lines open.
  if (isGiven && differs && openedId !== quote.id) setOpenedId(quote.id);
  const isOpened = isGiven && (differs || openedId === quote.id);
  return {
    edition: latest?.edition ?? null,
    isEnded,
    isLocked: isGiven && !isOpened,
    isOpened,
    open: () => {
      flushSync(() => setOpenedId(quote?.id ?? null));
      goToLines();
    },
    close: differs ? null : () => setOpenedId(null),
  };
}

type GivenLock = ReturnType<typeof useGivenLock>;

type EditProps = GivenLock & {
  /** Gives the same lines new days, in a version of its own. Null where that may not be, or is no answer. */
  extend: { start: () => void; isBusy: boolean } | null;
};

/** How a quote that its customer was given is changed, and what becomes of what they have. */
export function EditGiven({ edition, isLocked, isEnded, open, extend }: EditProps) {
  if (!isLocked || edition === null) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2 max-md:w-full">
        {extend && (
          <Button
            look="primary"
            className="max-md:w-full"
            isBusy={extend.isBusy}
            busyLabel="Je prolonge…"
            onClick={extend.start}
          >
            <CalendarPlus aria-hidden className="size-4" />
            Prolonger, sans rien changer
          </Button>
        )}
        <Button look={isEnded && !extend ? "primary" : "plain"} className="max-md:w-full" onClick={open}>
          <Pencil aria-hidden className="size-4" />
          {isEnded ? `Refaire une version ${edition + 1}` : `Modifier : fera une version ${edition + 1}`}
        </Button>
      </div>
      <p className="text-fine text-quiet">
        {extend
          ? `Prolonger fait une version ${edition + 1} : mêmes lignes, nouvelles dates. Tu la relis, puis tu l'envoies.`
          : `Le client garde la version ${edition} tant que la version ${edition + 1} n'est pas envoyée.`}
      </p>
    </div>
  );
}

/** Above the lines of a quote that its customer has: what is typed makes its next version. `close`: nothing is. */
export function GivenIsOpened({ edition, isOpened, close }: GivenLock) {
  if (!isOpened || edition === null) return null;
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-sunk px-4 py-2">
      <p className="min-w-0 flex-1 basis-56">
        Ce que tu changes fera une version {edition + 1} : la version {edition} reste telle quelle chez le client
        jusque-là.
      </p>
      {close && (
        <Button look="quiet" onClick={close}>
          Ne rien changer
        </Button>
      )}
    </div>
  );
}
