import type { QuoteVersion } from "#api/quotes.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
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
  /** The version is for another customer than the one of the project today. */
  hasOtherBuyer: boolean;
  totalCents: number;
  newCents: number;
  version: QuoteVersion | undefined;
  children: ReactNode;
};

/** That a quote no longer says what its project does, with what a new version would come to. */
export function Changed({ version, children, ...change }: ChangedProps) {
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
            ? `La version ${version.version} a été envoyée : elle reste telle quelle chez celui qui l'a reçue.`
            : `Le client garde la version ${version.version}, telle qu'elle a été envoyée, jusqu'à l'envoi de la ` +
              "nouvelle."}
        </p>
      )}
      {children}
    </div>
  );
}

function otherBuyerWords(isAccepted: boolean): string {
  return isAccepted
    ? "Le client de ce projet a changé depuis l'accord : la facture ne reprend pas la version acceptée. Une nouvelle " +
        "version, au nom du client d'aujourd'hui, serait à "
    : "Le client de ce projet a changé depuis ce devis : mets-le à jour, il sera au nom du client d'aujourd'hui, à ";
}

function changedWords({ isAccepted, totalCents, newCents }: Omit<ChangedProps, "version" | "children">): string {
  const hasSameTotal = newCents === totalCents;
  if (isAccepted)
    return (
      "Le projet a changé depuis l'accord du client. La facture reprend la version acceptée ; une nouvelle " +
      `version ${hasSameTotal ? "resterait" : "passerait"} à `
    );
  return hasSameTotal
    ? "Ce que dit ce devis de toi, du client ou du projet a changé : mets-le à jour, il restera à "
    : "Le projet a changé depuis ce devis : mets-le à jour, il passera à ";
}

/** How what was agreed is changed, or agreed by the project's customer once it has another. */
export function Revise({ hasOtherBuyer, revise }: { hasOtherBuyer: boolean; revise: () => void }) {
  return (
    <Card title={hasOtherBuyer ? "Le devis du nouveau client" : "Changer ce qui est convenu"}>
      <p className="mb-4 text-quiet">
        {hasOtherBuyer
          ? "Cette version est acceptée par un autre client : elle ne change plus, et la facture ne la reprend pas. " +
            "Prépare une version au nom du client du projet ; elle comptera quand il l'aura acceptée."
          : "Cette version est acceptée : elle ne change plus, et la facture reprend ses lignes. Pour changer le " +
            "prix ou les lignes, prépare une nouvelle version ; elle comptera quand le client l'aura acceptée."}
      </p>
      <Button className="max-md:w-full" onClick={revise}>
        Préparer une nouvelle version
      </Button>
    </Card>
  );
}
