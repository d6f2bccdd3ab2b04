import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { remindAllMessages } from "#domain/analytics/remind-all.messages.ts";
import { paymentReminderMessages } from "#domain/documents/mailing/payment-reminder.messages.ts";
import { MailSheet } from "#web/documents/mailing/mail-sheet.tsx";
import { useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { CircleCheck, Send } from "lucide-react";
import { useState } from "react";

/** Reminds the customers of the late invoices one after the other: each mail is read, then sent by its own button. */
export function RemindAll({ rows }: { rows: readonly MoneyRowAnswer[] }) {
  const maySend = useMaySend();
  // What is reminded stays the same while mails leave and the list changes.
  const [series, setSeries] = useState<readonly MoneyRowAnswer[] | null>(null);
  const lateRows = rows.filter(({ status, sent_on: sentOn }) => status === "late" && sentOn !== null);
  const close = () => setSeries(null);
  if (maySend !== "yes" || (lateRows.length < 2 && series === null)) return null;
  return (
    <>
      {lateRows.length > 1 && (
        <Button
          look="primary"
          className="mb-3 max-md:w-full"
          aria-haspopup="dialog"
          onClick={() => setSeries(lateRows)}
        >
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

function Series({ rows, close }: { rows: readonly MoneyRowAnswer[]; close: () => void }) {
  const [place, setPlace] = useState(0);
  const [sentCount, setSentCount] = useState(0);
  const row = rows[place];
  const goOn = () => setPlace((one) => one + 1);
  if (row === undefined)
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="flex items-start gap-3 text-lead font-[550]">
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
          {remindAllMessages.end(sentCount)}
        </p>
        <Button look="primary" onClick={close}>
          {remindAllMessages.close}
        </Button>
      </div>
    );
  const { rest_cents: restCents, total_cents: totalCents, due_on: dueOn } = row;
  return (
    <>
      <div className="mb-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-[550] [overflow-wrap:anywhere]">
            {remindAllMessages.place(place + 1, rows.length)} · {row.customer_name}
          </p>
          <p className="figures text-fine text-quiet">
            {paymentReminderMessages.restDue({ restCents: restCents ?? totalCents, totalCents, dueOn })}
          </p>
        </div>
        <Button className="shrink-0" onClick={goOn}>
          {remindAllMessages.skip}
        </Button>
      </div>
      <MailSheet
        key={row.document_id}
        documentId={row.document_id}
        confirmedDoubts={[]}
        onSent={() => {
          setSentCount((count) => count + 1);
          goOn();
        }}
        onDropped={goOn}
      />
    </>
  );
}
