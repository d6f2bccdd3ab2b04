import type { Line } from "#domain/lines/line.ts";
import { netCents } from "#domain/lines/line.ts";
import type { LineConflict } from "#domain/quotes/merge-drafts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";

type Props = {
  conflicts: readonly LineConflict[];
  settle: (conflict: LineConflict, side: "mine" | "theirs") => void;
};

/** The lines that were changed here and elsewhere: mine stands in the quote until the other one is taken. */
export function DraftConflicts({ conflicts, settle }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-card border border-alert p-4">
      <p className="font-[550] text-alert">
        {conflicts.length === 1
          ? "Une ligne a aussi été changée ailleurs."
          : "Des lignes ont aussi été changées ailleurs."}
      </p>
      <p className="text-fine text-quiet">Rien n'est perdu : choisis ce que dit le devis.</p>
      <ul className="mt-2 divide-y divide-line">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-3">
              <dt className="text-quiet">Ici</dt>
              <dd className="[overflow-wrap:anywhere]">{lineWords(conflict.mine)}</dd>
              <dt className="text-quiet">Ailleurs</dt>
              <dd className="[overflow-wrap:anywhere]">{lineWords(conflict.theirs)}</dd>
            </dl>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => settle(conflict, "mine")}>Garder celle d'ici</Button>
              <Button onClick={() => settle(conflict, "theirs")}>Prendre l'autre</Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lineWords(line: Line | null): string {
  if (line === null) return "ligne retirée";
  return line.kind === "item" ? `${line.label}, ${formatMoney(netCents(line))}` : line.label;
}
