import { useMay, useMemberships } from "#web/company/use-memberships.ts";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { ArchiveCard } from "./archive-card.tsx";
import { EraseCompanyCard } from "./erase-company-card.tsx";
import { ImportCard } from "./import-card.tsx";

/** /app/data: everything of the company leaves as one archive, which a new one takes back; it may be deleted. */
export default function DataScreen() {
  const { isRead } = useMemberships();
  const isOwner = useMay()("team");
  return (
    <Page title="Données" subtitle="Elles sont à toi : emporte-les quand tu veux." isNarrow>
      {!isRead ? (
        <SheetSkeleton />
      ) : isOwner ? (
        <div className="flex flex-col gap-4">
          <ImportCard />
          <ArchiveCard />
          <EraseCompanyCard />
        </div>
      ) : (
        <Card>
          <p>Seul un propriétaire de l'entreprise peut emporter ses données ou la supprimer.</p>
        </Card>
      )}
    </Page>
  );
}
