import type { VatEntryAnswer } from "#api/analytics.ts";
import { listVatEntries } from "#api/analytics.ts";
import type { PeriodName } from "#domain/analytics/period-names.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import type { VatEntry } from "#domain/analytics/vat-declared.ts";
import { declaredRateText, vatCsv } from "#domain/analytics/vat-declared.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { AbovePage } from "#web/ui/loading/above-page.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Landmark } from "lucide-react";
import type { VatAddress } from "./figures-address.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { periodInAddress } from "./period-in-address.ts";
import { VatCard } from "./vat-card.tsx";
import { VatEntryTable, VatList } from "./vat-rows.tsx";
import { VatPeriods, useVatStart } from "./vat/vat-periods.tsx";

/** /app/analytics/vat: the VAT collected, and the invoices, credit notes and payments behind each figure. */
export default function VatScreen() {
  return (
    <ForRole right="amounts" title={vatMessages.pageTitle}>
      <StartedVat />
    </ForRole>
  );
}

// An address without a period waits for what says which one to begin with.
function StartedVat() {
  const start = useVatStart();
  const { period, from } = useSearch({ from: "/signed-in/app/analytics/vat" });
  if (start === null && period === undefined && from === undefined)
    return (
      <Page title={vatMessages.pageTitle}>
        <RowsSkeleton label={vatMessages.loading} />
      </Page>
    );
  return <VatContent start={start ?? "last_month"} />;
}

function VatContent({ start }: { start: PeriodName }) {
  const address = useSearch({ from: "/signed-in/app/analytics/vat" });
  const period = periodInAddress(address, todayInFrance(), start);
  const list = useAnswerPages(listVatEntries, { ...questionOf(period, address), limit: 50 }, { keepsBefore: true });
  const isOnInvoice = useCompany().data?.vat_due_on === "invoice";
  const onPhone = useOnPhone();
  const save = <SaveVat period={period} />;
  const Rows = onPhone ? VatList : VatEntryTable;
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const { category, basisPoints, ...periodAddress } = address;
  const heading =
    category && basisPoints !== undefined ? declaredRateText({ category, basisPoints }) : vatMessages.allRates;
  const isNone = list.isSuccess && entries.length === 0 && category === undefined;
  return (
    <>
      <AbovePage>
        <Link to="/app/analytics" search={periodAddress} className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Chiffres
        </Link>
      </AbovePage>
      <Page title={vatMessages.pageTitle} subtitle={`Période ${periodText(period)}`} actions={!isNone && save}>
        <div className="mb-4">
          <PeriodChoice page="/app/analytics/vat" address={periodAddress} period={period} start={start} />
          <VatPeriods shownName={period.from === address.from ? null : (address.period ?? start)} />
        </div>
        <VatCard address={address} period={period} isOfPage />
        {!isNone && <h2 className="mt-8 mb-3 text-title">{heading}</h2>}
        {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
        {list.isPending && <RowsSkeleton label="Chargement de la liste…" />}
        {list.isSuccess && entries.length === 0 && (
          <EmptyScreen
            icon={Landmark}
            title={vatMessages.nothing}
            action={
              <Link to="/app/billing" className={buttonLook()}>
                Voir mes factures
              </Link>
            }
          >
            {isOnInvoice ? vatMessages.ruleOnInvoice : vatMessages.rule}
          </EmptyScreen>
        )}
        {entries.length > 0 && <Rows label={heading} entries={entries} />}
        <NextPage list={list} />
      </Page>
    </>
  );
}

function questionOf({ from, to }: Period, { category, basisPoints }: VatAddress) {
  return {
    first_on: from,
    last_on: to,
    ...(category !== undefined && basisPoints !== undefined && { category, basis_points: basisPoints }),
  };
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
