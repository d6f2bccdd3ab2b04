import type { UsedSupplyAnswer } from "#api/projects/used-supplies.ts";
import { listUsedSupplies, removeUsedSupply, saveUsedSupply } from "#api/projects/used-supplies.ts";
import { quantityWords, usedWords } from "#domain/projects/supplies/supply.messages.ts";
import type { SupplyRow } from "#domain/projects/supplies/used-supplies.ts";
import { supplyRows } from "#domain/projects/supplies/used-supplies.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { useState } from "react";
import { SupplyForm } from "./supply-form.tsx";
import type { BegunSupply } from "./supply-form.tsx";

/** What was used on the site of a project beside what its quote counted, without any amount. */
export function SuppliesCard({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useAnswer(listUsedSupplies, { params: { id: projectId } });
  const mayWork = useMay()("work");
  const [begunSupply, setBegunSupply] = useState<BegunSupply | null>(null);
  const rows = supplyRows(
    (data?.quoted ?? []).map((line) => ({ ...line, lineId: line.line_id, quantityE4: line.quantity_e4 })),
    (data?.supplies ?? []).map((supply) => ({ ...supply, lineId: supply.line_id, quantityE4: supply.quantity_e4 })),
  );
  return (
    <Card title="Matériel utilisé">
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton label="Chargement du matériel…" />}
      {data && rows.length === 0 && !begunSupply && (
        <p className="mb-3 text-quiet">Note ce que tu poses : la liste servira au compte rendu et à la facture.</p>
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <SupplyLine
              key={row.key}
              row={row}
              supplies={data?.supplies ?? []}
              hasQuotedSupplies={(data?.quoted ?? []).length > 0}
              projectId={projectId}
              note={mayWork ? setBegunSupply : null}
            />
          ))}
        </ul>
      )}
      {data && mayWork && !begunSupply && (
        <Button className="mt-3 max-md:w-full" onClick={() => setBegunSupply({ id: null, row: null, supply: null })}>
          Ajouter du matériel
        </Button>
      )}
      {begunSupply && (
        <SupplyForm
          key={begunSupply.id ?? begunSupply.row?.key ?? ""}
          projectId={projectId}
          begun={begunSupply}
          quotedLines={data?.quoted ?? []}
          close={() => setBegunSupply(null)}
        />
      )}
    </Card>
  );
}

function SupplyLine({
  row,
  supplies,
  hasQuotedSupplies,
  projectId,
  note,
}: {
  row: SupplyRow;
  supplies: readonly UsedSupplyAnswer[];
  hasQuotedSupplies: boolean;
  projectId: string;
  note: ((begun: BegunSupply) => void) | null;
}) {
  const menuOf = (id: string) =>
    note && (
      <EntryMenu
        projectId={projectId}
        supply={supplies.find((supply) => supply.id === id) ?? null}
        correct={(supply) => note({ id, row, supply })}
      />
    );
  // One entry that says no more than its row is not repeated under it.
  const [onlyEntry] = row.entries.length === 1 && row.entries[0]?.note === "" ? row.entries : [];
  const isOver = row.quotedE4 !== null && row.usedE4 > row.quotedE4;
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          <span className="block [overflow-wrap:anywhere]">{row.label}</span>
          <span className={cx("block text-fine", isOver ? "font-[550] text-alert" : "text-quiet")}>
            {usedWords(row, hasQuotedSupplies)}
          </span>
        </p>
        {note && row.quotedE4 !== null && (
          <Button
            look="quiet"
            aria-label={`Noter « ${row.label} »`}
            onClick={() => note({ id: null, row, supply: null })}
          >
            Noter
          </Button>
        )}
        {onlyEntry && menuOf(onlyEntry.id)}
      </div>
      {row.entries.length > 0 && !onlyEntry && (
        <ul aria-label={`Noté pour « ${row.label} »`}>
          {row.entries.map(({ id, quantityE4, unit, note: words }) => (
            <li key={id} className="flex min-h-11 items-center gap-2 pl-3 text-fine text-quiet">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {[quantityWords(quantityE4, unit), words].filter((part) => part !== "").join(" · ")}
              </span>
              {menuOf(id)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function EntryMenu({
  projectId,
  supply,
  correct,
}: {
  projectId: string;
  supply: UsedSupplyAnswer | null;
  correct: (supply: UsedSupplyAnswer) => void;
}) {
  const onError = (error: Error) => showToast(failureText(error));
  const params = { id: projectId, supplyId: supply?.id ?? "" };
  const restore = useSingleChange(({ id: _id, ...body }: UsedSupplyAnswer) => call(saveUsedSupply, { params, body }), {
    onError,
  });
  const remove = useSingleChange(
    async (supplyToRemove: UsedSupplyAnswer) => {
      await call(removeUsedSupply, { params });
      showToast(`« ${supplyToRemove.label} » est retiré.`, () => restore.mutate(supplyToRemove));
    },
    { onError },
  );
  if (supply === null) return null;
  return (
    <RowMenu
      label={`Actions sur « ${supply.label} »`}
      actions={[
        { label: "Corriger", act: () => correct(supply) },
        { label: "Retirer", isDangerous: true, act: () => remove.mutate(supply) },
      ]}
    />
  );
}
