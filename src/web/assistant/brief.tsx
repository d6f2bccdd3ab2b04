import { listProjects } from "#api/projects.ts";
import { todayInFrance } from "#web/client/today.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useDocuments } from "#web/documents/use-documents.ts";
import { useSetAside } from "#web/documents/use-set-aside.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { RowsComing } from "#web/ui/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import type { BriefLine } from "./brief-view.ts";
import { briefOf, firstThings } from "./brief-view.ts";

const MOST = 4;

/** The projects that the home page speaks of. */
export function useRecentProjects() {
  return useAnswer(listProjects, { query: { limit: 200 } });
}

/**
 * What waits today, or what to do first for a newcomer; `folded`, it is one line that opens. It is a courtesy: when it
 * cannot be read, the conversation stands alone.
 */
export function Brief({ folded }: { folded: boolean }) {
  const manages = useMay()("manage");
  const projects = useRecentProjects();
  const company = useCompany();
  const { documents: setAside } = useSetAside();
  const [invoices, quotes] = [useDocuments("invoice", 200), useDocuments("quote", 200)];
  if (projects.isError || invoices.isError || quotes.isError) return null;
  if (!projects.data || !invoices.data || !quotes.data)
    return folded ? null : <RowsComing rows={2} label="Chargement du point du jour…" />;
  const isNew = projects.data.projects.length === 0;
  const waiting = briefOf({
    invoices: invoices.data.pages.flatMap((page) => page.documents),
    quotes: quotes.data.pages.flatMap((page) => page.documents),
    projects: projects.data.projects,
    setAside,
    today: todayInFrance(),
  });
  const lines: (BriefLine & { hash?: string })[] =
    isNew && manages ? firstThings(company.data) : waiting.slice(0, MOST);
  if (lines.length === 0) return folded ? null : <p className="text-quiet">Rien n'attend aujourd'hui.</p>;
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
  if (!folded) return list;
  return (
    <details className="rounded-card border border-line bg-paper open:max-h-[40vh] open:overflow-y-auto">
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
