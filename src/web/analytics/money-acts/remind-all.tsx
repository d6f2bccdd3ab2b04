import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { listPayments } from "#api/payments.ts";
import { remindAllMessages } from "#domain/analytics/remind-all.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useDocumentMails, useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { lateRestOf } from "#web/documents/sending/late-rest.ts";
import { SendingSheet } from "#web/documents/sending/sending-sheet.tsx";
import type { SentDocument } from "#web/documents/sending/sent-document.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { CircleCheck, Send } from "lucide-react";
import { useState } from "react";

type Rows = readonly MoneyRowAnswer[];

/** Reminds the customers of the late invoices one after the other: each message is read, and sent by its own button. */
export function RemindAll({ rows }: { rows: Rows }) {
  // What is reminded stays the same while mails leave and the list changes.
  const [series, setSeries] = useState<Rows | null>(null);
  const lateRows = rows.filter(({ status, sent_on: sentOn }) => status === "late" && sentOn !== null);
  const close = () => setSeries(null);
  if (lateRows.length < 2 && series === null) return null;
  return (
    <>
      {lateRows.length > 1 && (
        <Button className="mb-3 max-md:w-full" aria-haspopup="dialog" onClick={() => setSeries(lateRows)}>
          <Send aria-hidden className="size-5 shrink-0" />
          {remindAllMessages.start(lateRows.length)}
        </Button>
      )}
      <Drawer title={remindAllMessages.title} open={series !== null} onClose={close}>
        {series !== null && <Series rows={series} close={close} />}
      </Drawer>
    </>
  );
}

function Series({ rows, close }: { rows: Rows; close: () => void }) {
  const [place, setPlace] = useState(0);
  const row = rows[place];
  const goOn = () => setPlace((one) => one + 1);
  if (row === undefined)
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="flex items-start gap-3 text-lead font-[550]">
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
          {remindAllMessages.end}
        </p>
        <Button look="primary" onClick={close}>
          {remindAllMessages.close}
        </Button>
      </div>
    );
  return (
    <>
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <p className="text-quiet">{remindAllMessages.place(place + 1, rows.length)}</p>
        <Button onClick={goOn}>{remindAllMessages.next}</Button>
      </div>
      <Reminder key={row.document_id} row={row} goOn={goOn} />
    </>
  );
}

function Reminder({ row, goOn }: { row: MoneyRowAnswer; goOn: () => void }) {
  const { document_id: id, project_id: projectId } = row;
  const maySend = useMaySend();
  const mails = useDocumentMails(id);
  const settlement = useAnswer(listPayments, { params: { id } }).data?.settlement;
  if (maySend === null || !mails || !settlement) return <SheetSkeleton label="Préparation de la relance…" />;
  return (
    <SendingSheet
      document={{ ...sentDocumentOf(row), lateRest: lateRestOf(settlement, mails) ?? null }}
      projectId={projectId}
      start={maySend === "yes" ? "mail" : "ways"}
      confirmedDoubts={[]}
      // The customer has it already: nothing is noted anew.
      noteSent={async () => undefined}
      close={goOn}
      before={null}
    />
  );
}

function sentDocumentOf(row: MoneyRowAnswer): SentDocument {
  return {
    id: row.document_id,
    kind: row.kind,
    number: row.number,
    totalCents: row.total_cents,
    lastDay: row.due_on,
    url: row.url,
    pageUrl: row.page_url,
    projectName: row.project_name,
    customer: { name: row.customer_name, phone: row.customer_phone, email: row.customer_email },
    isSent: true,
  };
}
