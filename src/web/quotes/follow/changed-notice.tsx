import type { QuoteVersion } from "#api/quotes.ts";
import { changedPartsWords } from "#domain/quotes/versions/changed-parts.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { goToLines } from "../making/quote-head.tsx";

type ChangedProps = {
  isAccepted: boolean;
  /** The version is for another customer than the one of the project today. */
  hasOtherBuyer: boolean;
  totalCents: number;
  newCents: number;
  parts: readonly string[];
  versions: readonly QuoteVersion[];
  /** Its lines may be written: they stand far below on a phone. */
  mayWrite: boolean;
  children: ReactNode;
};

/** That a quote no longer says what its project does, with what a new version would come to. */
export function Changed({ versions, mayWrite, children, ...change }: ChangedProps) {
  const [version] = versions;
  const { isAccepted, hasOtherBuyer, newCents } = change;
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <p className="font-[550] text-alert">
        {hasOtherBuyer ? otherBuyerWords(isAccepted) : changedWords(change)}
        {formatMoney(newCents)}.
      </p>
      {!isAccepted && version?.sent_at && (
        <p className="text-fine text-quiet">
          {hasOtherBuyer
            ? `La version ${version.edition} a été envoyée : elle reste telle quelle chez celui qui l'a reçue.`
            : `Le client garde la version ${version.edition}, telle qu'elle a été envoyée, jusqu'à l'envoi de la ` +
              "nouvelle."}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden max-md:w-full">
        {children}
        {mayWrite && (
          <Button look="quiet" className="max-md:w-full md:hidden" onClick={goToLines}>
            Voir les lignes
          </Button>
        )}
      </div>
    </div>
  );
}

function otherBuyerWords(isAccepted: boolean): string {
  return isAccepted
    ? "Le client de ce projet a changé depuis l'accord : la facture ne reprend pas la version acceptée. Une nouvelle " +
        "version, au nom du client d'aujourd'hui, serait à "
    : "Le client de ce projet a changé depuis ce devis : mets-le à jour, il sera au nom du client d'aujourd'hui, à ";
}

function changedWords({
  isAccepted,
  totalCents,
  newCents,
  parts,
}: Omit<ChangedProps, "versions" | "mayWrite" | "children">): string {
  const hasSameTotal = newCents === totalCents;
  if (isAccepted)
    return (
      "Le projet a changé depuis l'accord du client. La facture reprend ce qui est accepté ; avec un avenant, le " +
      `total ${hasSameTotal ? "resterait" : "passerait"} à `
    );
  return hasSameTotal
    ? `${changedPartsWords(parts)} Mets-le à jour, il restera à `
    : `Le projet a changé depuis ce devis : mets-le à jour, il passera de ${formatMoney(totalCents)} à `;
}
