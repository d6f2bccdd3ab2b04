import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { TextField } from "#web/ui/field.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";
import { useDeferredValue, useState } from "react";

type Props = { children: (project: ProjectListRow, leave: () => void) => ReactNode };

/** Asks first of whose site something is, then shows what is chosen of it. */
export function ProjectChooser({ children }: Props) {
  const trade = useTradeWords();
  const [project, setProject] = useState<ProjectListRow | null>(null);
  const [searchText, setSearchText] = useState("");
  const words = useDeferredValue(searchText.trim());
  const list = useAnswerPages(listProjects, { limit: 20, ...(words !== "" && { q: words }) }, { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  if (project !== null) return children(project, () => setProject(null));
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={withCapital(trade.site)}
        type="search"
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement…" />}
      {list.isSuccess && projects.length === 0 && <p className="text-quiet">Aucun {trade.site} à ce nom.</p>}
      {projects.length > 0 && (
        <List label={withCapital(trade.sites)}>
          {projects.map((one) => (
            <ChoiceRow
              key={one.id}
              what={one.name}
              who={clientNames(one.client_info)[0] ?? ""}
              act={() => setProject(one)}
            />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </div>
  );
}

/** A row that is chosen by a tap. */
export function ChoiceRow({ what, who, act }: { what: string; who: string; act: () => void }) {
  return (
    <li>
      <button type="button" className={rowLook} onClick={act}>
        <span className="min-w-0 flex-1">
          <span className="block font-[550] [overflow-wrap:anywhere]">{what}</span>
          <span className="line-clamp-1 text-fine text-quiet">{who}</span>
        </span>
      </button>
    </li>
  );
}
