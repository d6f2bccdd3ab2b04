import type { QuoteVersion } from "#api/quotes.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import type { ReactNode } from "react";

/** Said under the lines: the button is above, out of sight of who has just changed one. */
export function NotYetUpdated() {
  return (
    <p className="mt-2 text-fine text-quiet">
      Ces lignes ne sont pas encore dans le devis : « Mettre à jour », en haut de la page, les y met.
    </p>
  );
}

type ChangedProps = {
  isAccepted: boolean;
  totalCents: number;
  newCents: number;
  version: QuoteVersion | undefined;
  children: ReactNode;
};

/** That a quote no longer says what its project does, with what a new version would come to. */
export function Changed({ isAccepted, totalCents, newCents, version, children }: ChangedProps) {
  const hasSameTotal = newCents === totalCents;
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <p className="font-[550] text-alert">
        {isAccepted
          ? "Le projet a changé depuis l'accord du client. La facture reprend la version acceptée ; une nouvelle " +
            `version ${hasSameTotal ? "resterait" : "passerait"} à `
          : hasSameTotal
            ? "Ce que dit ce devis de toi, du client ou du projet a changé : mets-le à jour, il restera à "
            : "Le projet a changé depuis ce devis : mets-le à jour, il passera à "}
        {formatMoney(newCents)}.
      </p>
      {!isAccepted && version?.sent_at && (
        <p className="text-fine text-quiet">
          Le client garde la version {version.version}, telle qu'elle a été envoyée, jusqu'à l'envoi de la nouvelle.
        </p>
      )}
      {children}
    </div>
  );
}
