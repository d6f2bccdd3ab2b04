import type { Withdrawable } from "#domain/projects/story/withdrawal-notes.messages.ts";
import { withdrawalTerms } from "#domain/projects/story/withdrawal-terms.messages.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";

/** What was agreed, when the lines change it. `isPrepared`: its change order is drawn up already. */
export type AgreedBefore = { agreedCents: number; isPrepared: boolean };

type NotYetProps = {
  totalCents: number;
  newCents: number;
  agreedBefore: AgreedBefore | null;
  isBusy: boolean;
  update: () => void;
};

/** Kept in sight while lines are edited: the quote still says their former price, and the button changes it. */
export function NotYetUpdated({ totalCents, newCents, agreedBefore, isBusy, update }: NotYetProps) {
  const isShown = newCents !== totalCents;
  usePageMark("data-docked", isShown);
  if (!isShown) return null;
  const words = agreedBefore ? orderWords(agreedBefore, newCents) : quoteWords(totalCents, newCents);
  return (
    <div
      role="status"
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-3 flex flex-wrap items-center
        justify-between gap-x-4 gap-y-2 rounded-card border border-alert bg-paper px-3 py-2 shadow-float
        max-md:text-fine md:bottom-4 md:p-4 keyboard:static"
    >
      <p className="min-w-0">
        <strong className="font-[550] text-alert">{words.what}</strong> {words.sums}
      </p>
      <Button look="primary" className="max-md:w-full" isBusy={isBusy} busyLabel="Mise à jour…" onClick={update}>
        {words.act}
      </Button>
    </div>
  );
}

function quoteWords(totalCents: number, newCents: number) {
  return {
    what: "Pas encore dans le devis.",
    sums: `Il est à ${formatMoney(totalCents)}, tes lignes donnent ${formatMoney(newCents)}.`,
    act: `Mettre le devis à ${formatMoney(newCents)}`,
  };
}

function orderWords({ agreedCents, isPrepared }: AgreedBefore, newCents: number) {
  const { notYetIn, toPrepare, agreedAnd, prepare, update } = changeOrderMessages;
  const addedCents = newCents - agreedCents;
  return {
    what: isPrepared ? notYetIn : toPrepare,
    sums: agreedAnd(agreedCents, newCents),
    act: isPrepared ? update(addedCents) : prepare(addedCents),
  };
}

type ReviseProps = {
  hasOtherBuyer: boolean;
  /** Until when the customer may withdraw from what they signed, or null. */
  withdrawable: Withdrawable | null;
  revise: () => void;
};

/** How what was agreed is changed, or agreed by the project's customer once it has another. */
export function Revise({ hasOtherBuyer, withdrawable, revise }: ReviseProps) {
  return (
    <Card title={hasOtherBuyer ? "Le devis du nouveau client" : "Changer ce qui est convenu"}>
      <p className="mb-4 text-quiet">
        {hasOtherBuyer
          ? "Cette version est acceptée par un autre client : elle ne change plus, et la facture ne la reprend pas. " +
            "Prépare une version au nom du client du projet ; elle comptera quand il l'aura acceptée."
          : "Le devis est accepté : ce qui change fait un avenant. La facture reprend les lignes acceptées ; " +
            "l'avenant comptera quand le client l'aura accepté à son tour."}
      </p>
      {withdrawable && !hasOtherBuyer && <p className="mb-4">{withdrawalTerms.sendableFrom(withdrawable)}</p>}
      <Button className="max-md:w-full" onClick={revise}>
        {hasOtherBuyer ? "Préparer une nouvelle version" : "Préparer un avenant"}
      </Button>
    </Card>
  );
}
