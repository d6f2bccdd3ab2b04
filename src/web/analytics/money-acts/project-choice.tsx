import { listProjectRows } from "#api/projects/project-rows.ts";
import { newDocumentMessages } from "#domain/analytics/new-document.messages.ts";
import { mayGetNew } from "#domain/projects/stages/stages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { customerWords, hasExpiredQuote } from "#web/projects/board/row-words.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { List, RowText, SearchBox, rowLook } from "#web/ui/list.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

const MOST = 12;
// Among what waits, some have nothing to quote or to invoice any more: more of them are read than are shown.
const MOST_READ = 40;
const SETTLED_MS = 150;

/** Chooses the project of a document, by its name or its customer: the step of the document opens. */
export function ProjectChoice({ stepKey }: { stepKey: "quote" | "invoice" }) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim(), SETTLED_MS);
  const list = useAnswer(
    listProjectRows,
    { query: { limit: MOST_READ, sort: "waiting", ...(q !== "" && { q }) } },
    { placeholderData: (former) => former },
  );
  const projects = (list.data?.projects ?? [])
    .filter(({ stage }) => q !== "" || mayGetNew(stepKey, stage))
    .slice(0, MOST);
  return (
    <>
      <Link to="/project/new" className={buttonLook({ className: "mb-4 w-full" })}>
        {newDocumentMessages.newProject}
      </Link>
      <p className="mb-2 font-[550]">{newDocumentMessages.forWhom}</p>
      <SearchBox label={newDocumentMessages.search} value={text} onChange={setText} />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {list.isSuccess && projects.length === 0 && <p className="mb-4 text-quiet">{newDocumentMessages.none}</p>}
      {projects.length > 0 && (
        <List label={newDocumentMessages.forWhom}>
          {projects.map((project) => (
            <li key={project.id}>
              <Link to="/etape/$id/$stepKey" params={{ id: project.id, stepKey }} className={rowLook}>
                <RowText
                  what={project.name}
                  who={customerWords(project)}
                  state={<StageChip stage={project.stage} isExpired={hasExpiredQuote(project)} />}
                />
              </Link>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
