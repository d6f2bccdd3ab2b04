import { getBrief } from "#api/analytics.ts";
import { listWaitingActions } from "#api/assistant/actions.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import type { BriefLine } from "./brief-view.ts";
import { briefOf, firstStepLines } from "./brief-view.ts";

const MOST = 4;

/** What waits today, as the server computes it. */
export function useBrief() {
  return useAnswer(getBrief);
}

/**
 * What waits today, or the first steps of a new user. With `isFolded`, it is one line that opens. When it cannot be
 * read, only the conversation is shown.
 */
export function Brief({ isFolded }: { isFolded: boolean }) {
  const manages = useMay()("manage");
  const company = useCompany();
  const { data, isError } = useBrief();
  // Without them the rest of the brief is still true.
  const actions = useAnswer(listWaitingActions);
  if (isError) return null;
  if (!data) return isFolded ? null : <RowsSkeleton rows={2} label="Chargement du point du jour…" />;
  const isNew = !data.brief.has_projects;
  const waitingLines = briefOf(
    data.brief,
    actions.data?.actions.map(({ title }) => title),
  );
  const lines: (BriefLine & { hash?: string })[] =
    isNew && manages ? firstStepLines(company.data) : waitingLines.slice(0, MOST);
  if (lines.length === 0) return isFolded ? null : <p className="text-quiet">Rien n'attend aujourd'hui.</p>;
  const title = isNew ? "Pour commencer" : "Le point du jour";
  const list = (
    <List label={title}>
      {lines.map(({ what, who, amountCents, to, hash }) => (
        <li key={what}>
          <Link to={to} hash={hash} className={rowLook}>
            <RowText what={what} who={who} amount={amountCents === null ? null : formatMoney(amountCents)} />
          </Link>
        </li>
      ))}
    </List>
  );
  if (!isFolded) return list;
  return (
    <details className="relative rounded-card border border-line bg-paper open:max-h-[40vh] open:overflow-y-auto">
      <summary
        className="flex min-h-11 items-center justify-between gap-3 px-4 font-[550] -outline-offset-3
          [&::-webkit-details-marker]:hidden"
      >
        {title}
        <span className="figures text-fine font-normal text-quiet">
          {lines.length === 1 ? "1 chose" : `${lines.length} choses`}
        </span>
      </summary>
      {list}
    </details>
  );
}
