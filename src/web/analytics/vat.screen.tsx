import type { VatEntryAnswer } from "#api/analytics.ts";
import { listVatEntries } from "#api/analytics.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import type { VatEntry } from "#domain/analytics/vat-declared.ts";
import { declaredRateText, vatCsv } from "#domain/analytics/vat-declared.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { dayInFigures, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { Button } from "#web/ui/button.tsx";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import type { VatAddress } from "./figures-address.ts";
import { periodInAddress } from "./period-in-address.ts";
import { VatCard } from "./vat-card.tsx";

/** /app/analytics/vat: the VAT to declare, and the invoices, credit notes and payments behind each figure. */
export default function VatScreen() {
  return (
    <ForRole right="amounts" title={vatMessages.title}>
      <VatContent />
    </ForRole>
  );
}

function VatContent() {
  const address = useSearch({ from: "/signed-in/app/analytics/vat" });
  const period = periodInAddress(address, todayInFrance());
  const list = useAnswerPages(listVatEntries, { ...questionOf(period, address), limit: 50 }, { keepsBefore: true });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const { category, basisPoints, ...periodAddress } = address;
  const heading =
    category && basisPoints !== undefined ? declaredRateText({ category, basisPoints }) : vatMessages.allRates;
  return (
    <Page title={vatMessages.title} subtitle={`Période ${periodText(period)}`} actions={<SaveVat period={period} />}>
      <p className="mb-4">
        <Link to="/app/analytics" search={periodAddress} className="text-act underline">
          Revenir aux chiffres
        </Link>
      </p>
      <VatCard address={address} period={period} />
      <h2 className="mt-6 mb-3 text-title">{heading}</h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement de la liste…" />}
      {list.isSuccess && entries.length === 0 && <p>{vatMessages.nothing}</p>}
      {entries.length > 0 && (
        <List label={heading}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </Page>
  );
}

function questionOf({ from, to }: Period, { category, basisPoints }: VatAddress) {
  return {
    first_on: from,
    last_on: to,
    ...(category !== undefined && basisPoints !== undefined && { category, basis_points: basisPoints }),
  };
}

function EntryRow({ entry }: { entry: VatEntryAnswer }) {
  const rate = declaredRateText({ category: entry.category, basisPoints: entry.basis_points });
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 hover:bg-sunk">
      <div className="min-w-0 flex-[1_1_12rem]">
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: entry.project_id, stepKey: DOCUMENT_WORDS.invoice.step }}
          className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
        >
          {entry.customer_name}
        </Link>
        <p className="text-fine text-quiet">
          {`${vatMessages.causes[entry.cause]} du ${dayInFigures(entry.day)} · ${entry.number}`}
        </p>
        <p className="text-fine text-quiet">{`${vatMessages.natures[entry.nature]} · ${rate}`}</p>
      </div>
      <p className="ml-auto text-right">
        <span className="figures block font-[550]">{`${formatMoney(entry.vat_cents)} de TVA`}</span>
        <span className="figures block text-fine text-quiet">{`sur ${formatMoney(entry.base_cents)} HT`}</span>
      </p>
    </li>
  );
}

function SaveVat({ period }: { period: Period }) {
  const save = useSingleChange(() => readAllEntries(period), {
    onSuccess: (entries) =>
      saveFile(
        new Blob([vatCsv(entries)], { type: "text/csv;charset=utf-8" }),
        vatMessages.fileName(period.from, period.to),
      ),
  });
  return (
    <>
      <Button isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
        Tableau pour le comptable (CSV)
      </Button>
      {save.error && <Failure error={save.error} />}
    </>
  );
}

async function readAllEntries(period: Period): Promise<VatEntry[]> {
  const rows: VatEntry[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...questionOf(period, {}), limit: 200, ...(cursor !== undefined && { cursor }) };
    const page = await call(listVatEntries, { query });
    rows.push(...page.entries.map(toEntry));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

function toEntry({ day, cause, number, nature, category, ...row }: VatEntryAnswer): VatEntry {
  return {
    day,
    cause,
    number,
    nature,
    category,
    customerName: row.customer_name,
    basisPoints: row.basis_points,
    baseCents: row.base_cents,
    vatCents: row.vat_cents,
  };
}
