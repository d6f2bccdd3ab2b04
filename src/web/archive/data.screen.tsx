import { useMay, useMemberships } from "#web/company/use-memberships.ts";
import { Card } from "#web/ui/card.tsx";
import { AboveSettings } from "#web/ui/loading/above-settings.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import { ArchiveCard } from "./archive-card.tsx";
import { EraseCompanyCard } from "./erase-company-card.tsx";
import { ImportCard } from "./import-card.tsx";

const PART_TITLE = "mb-3 text-title";

/** /app/data: everything of the company leaves as one archive, which a new one takes back; it may be deleted. */
export default function DataScreen() {
  const { isRead } = useMemberships();
  const isOwner = useMay()("team");
  return (
    <>
      <AboveSettings />
      <Page title="Données" subtitle="Elles sont à toi : emporte-les quand tu veux." isNarrow>
        {!isRead ? (
          <SheetSkeleton />
        ) : isOwner ? (
          <div className="flex flex-col gap-10">
            <section aria-labelledby="emporter">
              <h2 id="emporter" className={PART_TITLE}>
                Emporter
              </h2>
              <div className="flex flex-col gap-4">
                <ArchiveCard />
                <ImportCard />
              </div>
              <p className="mt-3 text-fine text-quiet">
                Les données d'une seule personne s'emportent et s'effacent dans sa fiche, parmi tes{" "}
                <Link to="/app/customers" className="text-act underline">
                  clients
                </Link>
                .
              </p>
            </section>
            <section aria-labelledby="supprimer">
              <h2 id="supprimer" className={`${PART_TITLE} text-bad`}>
                Sans retour
              </h2>
              <EraseCompanyCard />
            </section>
          </div>
        ) : (
          <Card>
            <p>Seul un propriétaire de l'entreprise peut emporter ses données ou la supprimer.</p>
          </Card>
        )}
      </Page>
    </>
  );
}
