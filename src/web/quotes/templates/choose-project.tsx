import { listProjectRows } from "#api/projects/project-rows.ts";
import { beginDraft } from "#api/quotes.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List, RowText, SearchBox, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { templateHash } from "./template-of-page.ts";

/** The project whose quote begins with a template: a new one, or one that has no quote yet. */
export function ChooseProject({ templateId }: { templateId: string }) {
  const [searchText, setSearchText] = useState("");
  const words = useDeferredValue(searchText.trim());
  const list = useAnswerPages(listProjectRows, { limit: 20, ...(words !== "" && { q: words }) }, { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects).filter(({ quote }) => quote === null) ?? [];
  const navigate = useNavigate();
  const hash = templateHash(templateId);
  // Lines are taken where they are written: those that its estimation gives are there first.
  const begin = useSingleChange(
    async (id: string) => {
      await call(beginDraft, { params: { id }, body: {} });
      return id;
    },
    { onSuccess: (id) => void navigate({ to: "/etape/$id/$stepKey", params: { id, stepKey: "quote" }, hash }) },
  );
  return (
    <div className="flex flex-col gap-4">
      <Link to="/project/new" hash={hash} className={buttonLook({ look: "primary" })}>
        {quoteTemplateMessages.newProject}
      </Link>
      <h3 className="font-[550]">{quoteTemplateMessages.orUnquoted}</h3>
      <div>
        <SearchBox label={quoteTemplateMessages.project} value={searchText} onChange={setSearchText} />
        {(list.error ?? begin.error) && <Failure error={(list.error ?? begin.error)!} />}
        {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
        {list.isSuccess && projects.length === 0 && <p className="text-quiet">{quoteTemplateMessages.noUnquoted}</p>}
        {projects.length > 0 && (
          <List label="Projets">
            {projects.map(({ id, name, client_info }) => (
              <li key={id}>
                <button
                  type="button"
                  className={rowLook}
                  aria-disabled={begin.isPending || undefined}
                  onClick={() => begin.mutate(id)}
                >
                  <RowText what={name} who={clientNames(client_info)[0]} />
                </button>
              </li>
            ))}
          </List>
        )}
        <NextPage list={list} />
      </div>
    </div>
  );
}
