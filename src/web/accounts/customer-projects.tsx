import { listAccountProjects } from "#api/accounts.ts";
import { projectCountWords } from "#domain/accounts/account.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { DueStageChip } from "#web/projects/board/late-mark.tsx";
import { currentStep } from "#web/projects/step-page.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";

const SHOWN = 10;

/** The projects of a customer, the newest first, with where each stands. */
export function CustomerProjects({ customerId, projectCount }: { customerId: string; projectCount: number }) {
  const list = useAnswerPages(listAccountProjects, { limit: SHOWN }, { params: { id: customerId } });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  return (
    <section>
      <h2 className="mb-3 text-title">{projectCountWords(projectCount)}</h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton rows={2} label="Chargement des projets…" />}
      {projects.length > 0 && (
        <List label="Projets">
          {projects.map((project) => (
            <li key={project.id}>
              <Link
                to="/etape/$id/$stepKey"
                params={{ id: project.id, stepKey: currentStep(project) }}
                className={rowLook}
              >
                <RowText
                  what={project.name}
                  who={[
                    project.start_date && formatDate(project.start_date),
                    project.status === "work" &&
                      project.tasks_total > 0 &&
                      `${Math.round(percentOf(project.tasks_done, project.tasks_total))} %`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                  state={<DueStageChip project={project} />}
                />
              </Link>
            </li>
          ))}
        </List>
      )}
      <NextPage list={list} />
    </section>
  );
}
