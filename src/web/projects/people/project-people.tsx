import { getProjectPeople } from "#api/projects/project-people.ts";
import { peopleWords } from "#domain/projects/people/people.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Pencil, UsersRound } from "lucide-react";
import type { ComponentType } from "react";
import { useState } from "react";
import type { SiteOfPeople } from "./site-absences.tsx";
import type { PeopleFormProps } from "./site-people-form.tsx";
import { useSitePeople } from "./use-site-people.ts";

const SiteAbsences = onDemand(
  async () => (await import("./site-absences.tsx")).SiteAbsences,
  () => null,
);

type Props = {
  project: SiteOfPeople;
  /** What chooses them. */
  Form: ComponentType<PeopleFormProps>;
};

/** Who is on a project, and the way to change it. Nothing for somebody who is alone in their company. */
export function ProjectPeople({ project, Form }: Props) {
  const { id, name } = project;
  const { isTeam, nameOf } = useSitePeople();
  const { data } = useAnswer(getProjectPeople, { params: { id } }, { enabled: isTeam });
  const manages = useMay()("manage");
  const [isOpen, setOpen] = useState(false);
  if (!isTeam || !data) return null;
  const { people } = data;
  return (
    <div className="flex items-start justify-between gap-x-3">
      <div className="flex min-w-0 items-start gap-2 py-2.5 leading-snug md:py-3 [overflow-wrap:anywhere]">
        <UsersRound aria-hidden className="mt-0.5 size-5 shrink-0 text-quiet" />
        <div className="min-w-0">
          <span className="sr-only">Qui y va : </span>
          <span className={people.length === 0 ? "text-quiet" : ""}>{peopleWords(people.map(nameOf))}</span>
          <SiteAbsences project={project} people={people} />
        </div>
      </div>
      {manages && (
        // A phone leaves the line to the names.
        <Button
          look="quiet"
          aria-haspopup="dialog"
          title="Choisir qui y va"
          className="shrink-0 max-md:-mr-2 max-md:min-w-11 max-md:px-0 md:-mr-4"
          onClick={() => setOpen(true)}
        >
          <Pencil aria-hidden className="size-4 md:hidden" />
          <span className="max-md:sr-only">Choisir qui y va</span>
        </Button>
      )}
      <Drawer title={`Qui va sur « ${name} » ?`} open={isOpen} onClose={() => setOpen(false)} isSheet>
        {isOpen && <Form project={{ ...project, people }} onDone={() => setOpen(false)} />}
      </Drawer>
    </div>
  );
}
