import type { ProjectAnswer } from "#api/projects.ts";
import {
  PRICE_IS_AGREED,
  doubtAnswers,
  doubtQuestion,
  doubtQuestions,
  priceDoubtAdvice,
} from "#domain/invoices/invoice-doubts.messages.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { isPriceDoubt } from "#domain/invoices/invoice-doubts.ts";
import type { PriceGap } from "#domain/invoices/price-gap.ts";
import { vatDoubtAnswers } from "#domain/lines/vat-doubts.messages.ts";
import { typeset } from "#domain/shared/text/typeset.ts";
import { ReverseCharge } from "#web/quotes/vat/reverse-charge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "@tanstack/react-router";
import { BuyerSirenCard } from "./buyer-siren-card.tsx";
import { WorkDayCard } from "./work-day-card.tsx";

/**
 * What a card asks before an invoice is issued: the doubts still open, and how those that it asks are confirmed. `gap`:
 * how its price goes beyond the quote.
 */
type DoubtCardProps = {
  project: ProjectAnswer;
  doubts: readonly InvoiceDoubt[];
  gap: PriceGap | null;
  confirm: (doubts: readonly InvoiceDoubt[]) => void;
};

/** Asks the first of the open questions about an invoice; those about VAT are asked together. */
export function DoubtCard({ project, doubts, gap, confirm }: DoubtCardProps) {
  const [first] = doubts;
  if (first === undefined) return null;
  const confirmFirst = () => confirm([first]);
  if (first === "service_date_unknown" || first === "service_date_future" || first === "service_date_long_ago")
    return <WorkDayCard project={project} doubt={first} confirm={confirmFirst} />;
  if (first === "buyer_siren_unknown")
    return <BuyerSirenCard project={project} question={doubtQuestions[first]} confirm={confirmFirst} />;
  if (first === "reduced_rate_unsigned")
    return (
      <Card title="Avant d'émettre : le taux réduit">
        <div className="flex flex-col items-start gap-4">
          <p>{doubtQuestions[first]}</p>
          <p className="text-quiet">
            Sinon, envoie le devis et note l'accord de ton client, ou change la TVA des lignes du devis.
          </p>
          <Button className="max-md:w-full" onClick={confirmFirst}>
            Oui, je la ferai signer
          </Button>
        </div>
      </Card>
    );
  if (first === "within_seven_days" || first === "order_unanswered")
    return <AnswerCard doubt={first} confirm={confirmFirst} />;
  if (first === "agreed_by_another")
    return (
      <Card title="Avant d'émettre : l'accord de ton client">
        <div className="flex flex-col items-start gap-4">
          <p>{doubtQuestions[first]}</p>
          <p className="text-quiet">
            Sinon, envoie-lui un devis à son nom et note son accord, ou remets le client qui l'a accepté.
          </p>
          <Button className="max-md:w-full" onClick={confirmFirst}>
            Oui, ce client est d'accord
          </Button>
        </div>
      </Card>
    );
  if (isPriceDoubt(first))
    return (
      <Card title="Avant d'émettre : le prix du devis">
        <div className="flex flex-col items-start gap-4">
          <p>{typeset(doubtQuestion(first, gap))}</p>
          <p className="text-quiet">{priceDoubtAdvice}</p>
          <div className="flex flex-wrap gap-3 max-md:w-full">
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: project.id, stepKey: "quote" }}
              className={`${buttonLook({ look: "primary" })} max-md:w-full`}
            >
              Revenir au devis
            </Link>
            <Button className="max-md:w-full" onClick={confirmFirst}>
              {PRICE_IS_AGREED}
            </Button>
          </div>
        </div>
      </Card>
    );
  return (
    <Card title="Avant d'émettre : la TVA">
      <div className="flex flex-col items-start gap-4">
        {doubts.map((doubt) => (
          <p key={doubt}>{doubtQuestion(doubt, gap)}</p>
        ))}
        <p className="text-quiet">{vatDoubtAnswers.advice}</p>
        <Button className="max-md:w-full" onClick={() => confirm(doubts)}>
          {vatDoubtAnswers.yes}
        </Button>
        {doubts.includes("franchise_service_abroad") && <ReverseCharge projectId={project.id} />}
      </div>
    </Card>
  );
}

function AnswerCard({ doubt, confirm }: { doubt: keyof typeof doubtAnswers; confirm: () => void }) {
  const { title, otherwise, yes } = doubtAnswers[doubt];
  return (
    <Card title={title}>
      <div className="flex flex-col items-start gap-4">
        <p>{typeset(doubtQuestions[doubt])}</p>
        <p className="text-quiet">{otherwise}</p>
        <Button className="max-md:w-full" onClick={confirm}>
          {yes}
        </Button>
      </div>
    </Card>
  );
}
