import type { PaymentAnswer } from "#api/payments.ts";
import { reversePayment } from "#api/payments.ts";
import { METHOD_WORDS } from "#domain/payments/payment.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { ConfirmDialog } from "#web/ui/layers/confirm-dialog.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";
import { useState } from "react";

type Props = { payments: readonly PaymentAnswer[]; mayManage: boolean };

/** The payments of an invoice, from the first noted to the last. A payment taken back is struck through. */
export function PaymentList({ payments, mayManage }: Props) {
  const shownPayments = payments.filter(({ kind }) => kind !== "reversal");
  if (shownPayments.length === 0) return null;
  return (
    <ul aria-label="Paiements" className="mt-4 divide-y divide-line border-t border-line">
      {shownPayments.map((payment) => (
        <li key={payment.id} className="flex min-h-14 items-center gap-x-2 py-1 last:pb-0">
          <PaymentText payment={payment} />
          {mayManage && !payment.is_reversed && <TakeBack payment={payment} />}
        </li>
      ))}
    </ul>
  );
}

function PaymentText({ payment }: { payment: PaymentAnswer }) {
  const { kind, received_on, amount_cents, method, reference, is_reversed } = payment;
  const details = [
    is_reversed ? "Annulé" : "",
    kind === "refund" ? "Rendu au client" : "",
    METHOD_WORDS[method],
    reference,
  ];
  return (
    <>
      <p className="min-w-0 flex-1">
        {unbrokenDate(received_on)}
        <span className="block truncate text-fine text-quiet">
          {details.filter((detail) => detail !== "").join(" · ")}
        </span>
      </p>
      <p className={is_reversed ? "figures text-quiet line-through" : "figures font-[550]"}>
        {formatMoney(amount_cents)}
      </p>
    </>
  );
}

function TakeBack({ payment: { id, kind, amount_cents, received_on } }: { payment: PaymentAnswer }) {
  const reverse = useChange(() => call(reversePayment, { params: { id }, body: {} }));
  const name = kind === "refund" ? "ce remboursement" : "ce paiement";
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowMenu
        label={`Actions sur ${name} de ${formatMoney(amount_cents)}`}
        actions={[{ label: `Annuler ${name}`, isDangerous: true, act: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        question={`Annuler ${name} de ${formatMoney(amount_cents)} du ${formatDate(received_on)} ?`}
        text="Pour une erreur de saisie. La ligne reste visible, barrée, et ne compte plus."
        confirm={`Annuler ${name}`}
        close="Le garder"
        act={() =>
          reverse.mutateAsync(undefined).then(() => {
            showToast(kind === "refund" ? "Remboursement annulé." : "Paiement annulé.");
            return null;
          })
        }
      />
    </>
  );
}
