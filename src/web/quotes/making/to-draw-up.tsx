import type { DocumentView } from "#domain/documents/document-view.ts";
import { Card } from "#web/ui/card.tsx";
import { DrawUp } from "./quote-head.tsx";

type Props = { view: DocumentView | undefined; drawUp: (() => void) | null; isBusy: boolean };

/** What a quote comes to, before it is drawn up. */
export function ToDrawUp({ view, drawUp, isBusy }: Props) {
  const total = view?.totals.findLast(({ strong }) => strong);
  if (!total) return null;
  return (
    <Card>
      <p className="text-quiet">{total.label}</p>
      <p className="figures text-page font-bold">{total.value}</p>
      {drawUp && <DrawUp isBusy={isBusy} drawUp={drawUp} className="mt-3 w-full" />}
      <p className="mt-3 text-fine text-quiet">
        Relis le document d'abord. Rien ne part chez ton client à cette étape.
      </p>
    </Card>
  );
}
