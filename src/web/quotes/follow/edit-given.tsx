import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { isWithCustomer } from "#domain/documents/document-state.ts";
import { Button } from "#web/ui/button.tsx";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { goToLines } from "../making/quote-head.tsx";

/**
 * Whether the quote that its customer has may be written. It is read as it was given until its seller asks to change
 * it, or has begun to: `differs`.
 */
export function useGivenLock(quote: ProjectAnswer["quote"], latest: QuoteVersion | undefined, differs: boolean) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isGiven = quote !== null && isWithCustomer(quote.status);
  // A change that is taken back leaves the lines open.
  if (isGiven && differs && openedId !== quote.id) setOpenedId(quote.id);
  const isOpened = isGiven && (differs || openedId === quote.id);
  return {
    edition: latest?.edition ?? null,
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

/** How a quote that its customer has is changed, and what becomes of what they have. */
export function EditGiven({ edition, isLocked, open }: GivenLock) {
  if (!isLocked || edition === null) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button className="max-md:w-full" onClick={open}>
        <Pencil aria-hidden className="size-4" />
        Modifier : fera une version {edition + 1}
      </Button>
      <p className="text-fine text-quiet">
        Le client garde la version {edition} tant que la version {edition + 1} n'est pas envoyée.
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
