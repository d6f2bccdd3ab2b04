import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { prepareQuote } from "#api/quotes.ts";
import { call } from "#web/client/call.ts";
import { ShareButton, handOver } from "#web/documents/share-link.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import type { Behind } from "./follow/use-version-to-give.ts";
import { useVersionToGive } from "./follow/use-version-to-give.ts";
import { VersionGaps, useGiving, waitsForForm } from "./version-gaps.tsx";

type Props = {
  project: Pick<ProjectAnswer, "customer_id" | "client_info">;
  version: QuoteVersion;
  update: ReactNode;
  behind: Behind | null;
};

/**
 * Hands over the link of a quote that nobody has. When it lacks what the law asks, that is said in place: the seller
 * isCompleting it, or hands it over as it is.
 */
export function CopyVersionLink({ project, version, update, behind }: Props) {
  const [isCompleting, setCompleting] = useState(false);
  const share = ({ number, page_url }: QuoteVersion) => handOver({ path: page_url, title: `Devis ${number}` });
  const { notePress, idToGive } = useVersionToGive(version.id, behind);
  const giving = useGiving(async (confirmed_doubts) => {
    const askedId = await idToGive();
    return { ...(await call(prepareQuote, { params: { versionId: askedId }, body: { confirmed_doubts } })), askedId };
  }, share);
  const isAsked = waitsForForm(giving);
  const ask = () => {
    setCompleting(false);
    notePress();
    giving.mutate([]);
  };
  return (
    <>
      <ShareButton isBusy={giving.isPending} act={ask} />
      {isAsked && !isCompleting && (
        <div role="alert" className="flex w-full flex-col gap-3 rounded-card bg-sunk p-4">
          <p>
            Il manque à ce devis des informations que la loi demande. Complète-les avant de donner le lien : ton client
            lira un devis complet.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setCompleting(true)}>Compléter</Button>
            <Button
              look="quiet"
              onClick={() => {
                share(version);
                giving.reset();
              }}
            >
              Donner le lien quand même
            </Button>
          </div>
        </div>
      )}
      <VersionGaps version={version} project={project} giving={giving} update={update} showsForms={isCompleting} />
    </>
  );
}
