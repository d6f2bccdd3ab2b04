import type { ProjectAnswer } from "#api/projects.ts";
import type { UsedSupplyAnswer } from "#api/projects/used-supplies.ts";
import { listUsedSupplies, removeUsedSupply, saveUsedSupply } from "#api/projects/used-supplies.ts";
import { SUPPLIES_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { quantityWords, supplyMessages, usedWords } from "#domain/projects/supplies/supply.messages.ts";
import type { SupplyRow, UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import { suppliesOnDevice, supplyRows } from "#domain/projects/supplies/used-supplies.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { newId } from "#web/client/new-id.ts";
import { actsOfKind, useWaitingActs } from "#web/client/outbox/page-outbox.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { Clock } from "lucide-react";
import { useState } from "react";
import { SupplyForm } from "./supply-form.tsx";
import type { BegunSupply } from "./supply-form.tsx";

/** What was used on the site of a project beside what its quote counted, without any amount. */
export function SuppliesCard({ projectId, projectName }: { projectId: string; projectName: string }) {
  const { data, error, refetch, fetchStatus } = useAnswer(listUsedSupplies, { params: { id: projectId } });
  const mayWork = useMay()("work");
  const [begunSupply, setBegunSupply] = useState<BegunSupply | null>(null);
  const close = () => setBegunSupply(null);
  const waitingSupplies = actsOfKind(useWaitingActs(projectId), "supply").map(({ act }) => act.supply);
  const supplies = suppliesOnDevice((data?.supplies ?? []).map(fromAnswer), waitingSupplies);
  const rows = supplyRows(
    (data?.quoted ?? []).map((line) => ({ ...line, lineId: line.line_id, quantityE4: line.quantity_e4 })),
    supplies,
  );
  const isWithoutList = !data && fetchStatus === "paused";
  const mayNote = mayWork && (data !== undefined || isWithoutList);
  return (
    <Card title={SUPPLIES_TITLE}>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!error && !data && !isWithoutList && <SheetSkeleton label="Chargement du matériel…" isBare />}
      {isWithoutList && <p className="mb-3 text-fine text-quiet">{supplyMessages.without_list}</p>}
      {data && rows.length === 0 && (
        <p className="mb-3 text-quiet">Note ce que tu poses : la liste servira au compte rendu et à la facture.</p>
      )}
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <SupplyLine
              key={row.key}
              row={row}
              supplies={supplies}
              waitingIds={new Set(waitingSupplies.map(({ id }) => id))}
              hasQuotedSupplies={(data?.quoted ?? []).length > 0}
              projectId={projectId}
              note={mayWork ? setBegunSupply : null}
            />
          ))}
        </ul>
      )}
      {mayNote && (
        <Button
          className="mt-3 max-md:min-h-12 max-md:w-full"
          onClick={() => setBegunSupply({ id: null, row: null, supply: null })}
        >
          {supplyMessages.add}
        </Button>
      )}
      <Drawer title={SUPPLIES_TITLE} open={begunSupply !== null} onClose={close} isSheet>
        {begunSupply && (
          <SupplyForm
            key={begunSupply.id ?? begunSupply.row?.key ?? ""}
            projectId={projectId}
            projectName={projectName}
            begun={begunSupply}
            quotedLines={data?.quoted ?? []}
            close={close}
          />
        )}
      </Drawer>
    </Card>
  );
}

/** The form of something else that was used. It finds the supplies of the quote once they are read. */
export function AddedSupply({ project: { id, name }, close }: { project: ProjectAnswer; close: () => void }) {
  const { data } = useAnswer(listUsedSupplies, { params: { id } });
  return (
    <SupplyForm
      projectId={id}
      projectName={name}
      begun={{ id: null, row: null, supply: null }}
      quotedLines={data?.quoted ?? []}
      close={close}
    />
  );
}

function fromAnswer({ line_id: lineId, quantity_e4: quantityE4, ...rest }: UsedSupplyAnswer): UsedSupply {
  return { ...rest, lineId, quantityE4 };
}

function SupplyLine({
  row,
  supplies,
  waitingIds,
  hasQuotedSupplies,
  projectId,
  note,
}: {
  row: SupplyRow;
  supplies: readonly UsedSupply[];
  waitingIds: ReadonlySet<string>;
  hasQuotedSupplies: boolean;
  projectId: string;
  note: ((begun: BegunSupply) => void) | null;
}) {
  const menuOf = (id: string) =>
    note && (
      <EntryMenu
        projectId={projectId}
        supply={supplies.find((supply) => supply.id === id) ?? null}
        isWaiting={waitingIds.has(id)}
        correct={(supply) => note({ id, row, supply })}
      />
    );
  // One entry says no more than its row but its note, which stands beside the quantity.
  const [onlyEntry] = row.entries.length === 1 ? row.entries : [];
  const isOver = row.quotedE4 !== null && row.usedE4 > row.quotedE4;
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          <span className="block [overflow-wrap:anywhere]">{row.label}</span>
          <span className={cx("block text-fine", isOver ? "font-[550] text-alert" : "text-quiet")}>
            {[usedWords(row, hasQuotedSupplies), onlyEntry?.note ?? ""].filter((part) => part !== "").join(" · ")}
            {onlyEntry && waitingIds.has(onlyEntry.id) && <Waiting />}
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
                {waitingIds.has(id) && <Waiting />}
              </span>
              {menuOf(id)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <span className="font-[550] text-alert">
      {" · "}
      <Clock aria-hidden className="mb-0.5 inline size-3.5" /> {supplyMessages.waiting}
    </span>
  );
}

function EntryMenu({
  projectId,
  supply,
  isWaiting,
  correct,
}: {
  projectId: string;
  supply: UsedSupply | null;
  isWaiting: boolean;
  correct: (supply: UsedSupply) => void;
}) {
  const onError = (error: Error) => showToast(failureText(error));
  const params = { id: projectId, supplyId: supply?.id ?? "" };
  const restore = useSingleChange(
    ({ label, unit, note, lineId, quantityE4 }: UsedSupply) =>
      // Under an ID of its own: what was taken out stays out.
      call(saveUsedSupply, {
        params: { id: projectId, supplyId: newId() },
        body: { label, unit, note, line_id: lineId, quantity_e4: quantityE4 },
      }),
    { onError },
  );
  const remove = useSingleChange(
    async (supplyToRemove: UsedSupply) => {
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
        // Taken out before it has left, it would come back with the network.
        ...(isWaiting ? [] : [{ label: "Retirer", isDangerous: true, act: () => remove.mutate(supply) }]),
      ]}
    />
  );
}
