import { previewAddress } from "#api/documents/seller-preview.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { versionSides } from "#domain/quotes/versions/version-sides.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { Card } from "#web/ui/card.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { ExternalLink } from "lucide-react";
import { versionName } from "./version-name.ts";
import { sideOfAcceptance, versionsInSight } from "./versions-in-sight.ts";

/**
 * Every version of a quote that its customer was given, and the last one, each behind the link that its customer has.
 * Nothing while there is only one.
 */
export function VersionList({ versions }: { versions: readonly QuoteVersion[] }) {
  const shownVersions = versionsInSight(versions);
  if (shownVersions.length < 2) return null;
  return (
    <Card title="Versions du devis">
      <ul className="divide-y divide-line">
        {shownVersions.map((one) => (
          <li key={one.id}>
            <Version version={one} side={sideOfAcceptance(one, shownVersions)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LOOK = "-mx-2 flex min-h-16 items-center gap-3 rounded-inner px-2 py-2";

type VersionProps = { version: QuoteVersion; side: ReturnType<typeof sideOfAcceptance> };

function Version({ version, side }: VersionProps) {
  const text = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{versionName(version)}</span>
        {side && <span className="block text-fine">{sideWords(version, side)}</span>}
        <span className="block text-fine text-quiet">du {formatDate(version.dated_on)}</span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <span className="figures font-[550] whitespace-nowrap">{formatMoney(eurosToCents(version.total))}</span>
        {side !== "as_sent" && <StateChip state={version.status} />}
      </span>
    </>
  );
  // A version whose link was withdrawn stays listed.
  if (version.page_url === "") return <div className={LOOK}>{text}</div>;
  return (
    <a href={previewAddress(version.page_url)} target="_blank" rel="noreferrer" className={`${LOOK} hover:bg-sunk`}>
      {text}
      <ExternalLink aria-label="Ouvre la page du client" className="size-4 shrink-0 text-quiet" />
    </a>
  );
}

function sideWords({ change_order_rank: rank }: QuoteVersion, side: NonNullable<VersionProps["side"]>): string {
  const words = side === "as_sent" ? versionSides.asSent : versionSides.asAccepted;
  return rank === null ? words.version : words.order;
}
