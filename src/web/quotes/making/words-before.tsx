import { updateCompany } from "#api/company.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { owesQuotePrice } from "#domain/company/building-trades.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";

/** What a seller should know before the quote of a project leaves. */
export function WordsBefore({ project: { quote, start_date } }: { project: ProjectAnswer }) {
  // What the customer has is not changed any more.
  if (quote !== null && quote.status !== "draft") return null;
  return (
    <div className="flex flex-col gap-1 text-fine empty:hidden">
      <QuotePriceUnsaid />
      <StartOver startDate={start_date} />
    </div>
  );
}

const FREE_CENTS = 0;

// Asked of building trades, whose quotes must say it (arrêté du 24 janvier 2017).
function QuotePriceUnsaid() {
  const company = useCompany().data;
  const may = useMay();
  const save = useChange((cents: number) => call(updateCompany, { body: { quote_price_cents: cents } }));
  if (!company || company.quote_price_cents !== null) return null;
  if (!owesQuotePrice({ trade: company.trade, insuranceDuty: company.insurance_duty })) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="min-w-44 flex-1 text-quiet">
        La loi veut que tes devis disent s'ils sont gratuits.
      </p>
      <div className="flex flex-wrap items-center gap-x-1">
        {may("manage") && (
          <Button
            className="px-3!"
            isBusy={save.isPending}
            busyLabel="Enregistrement…"
            onClick={() => save.mutate(FREE_CENTS)}
          >
            Ils sont gratuits
          </Button>
        )}
        <Link to="/app/settings" hash="tva" className={buttonLook({ look: "quiet", className: "px-3!" })}>
          Donner leur prix
        </Link>
      </div>
      {save.error && <Failure error={save.error} />}
    </div>
  );
}

// Said, and not asked: the work may have begun before its quote.
function StartOver({ startDate }: { startDate: string | null }) {
  if (startDate === null || startDate >= todayInFrance()) return null;
  return (
    <p role="status" className="text-quiet">
      Le début du projet, le {formatDate(startDate)}, est passé : le devis le dit tel quel. Si le travail n'a pas
      commencé, change ce jour dans « Modifier le projet ».
    </p>
  );
}
