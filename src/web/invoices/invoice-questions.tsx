import { listInvoiceQuestions } from "#api/invoices/invoice-page.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { frenchMoment } from "#domain/shared/text/french-moment.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** What the customer asked on the page of an invoice, with the mail that answers. Nothing while they asked nothing. */
export function InvoiceQuestions({ invoiceId, number }: { invoiceId: string; number: string }) {
  const may = useMay();
  const questions =
    useAnswer(listInvoiceQuestions, { params: { id: invoiceId } }, { enabled: may("amounts") }).data?.questions ?? [];
  if (questions.length === 0) return null;
  const subject = encodeURIComponent(`Votre question sur la facture ${number}`);
  return (
    <Card title="Ton client te demande">
      <ul className="flex flex-col divide-y divide-line">
        {questions.map(({ id, name, email, question, asked_at }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="text-fine text-quiet">
              {name || email || "Sur la page de la facture"}, le {frenchMoment(new Date(asked_at), FRENCH_TIME_ZONE)}
            </p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{question}</p>
            {email !== "" && (
              <a href={`mailto:${email}?subject=${subject}`} className={linkLook}>
                Répondre à {email}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
