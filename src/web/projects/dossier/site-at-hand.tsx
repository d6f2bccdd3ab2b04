import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectNotes } from "#api/projects/project-dossier.ts";
import { mayBuild } from "#domain/company/building-trades.ts";
import { dossierMessages } from "#domain/projects/dossier/dossier.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { cx } from "class-variance-authority";
import { KeyRound, Pencil } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import { ProjectPeople } from "../people/project-people.tsx";
import type { PeopleFormProps } from "../people/site-people-form.tsx";
import { ProjectNotes } from "./project-notes.tsx";

type SiteProps = { project: ProjectAnswer; Form: ComponentType<PeopleFormProps>; children?: ReactNode };

/**
 * What whoever arrives on the site of a project needs first: the code of the door and what else is noted, and who is on
 * it. The head of the page leads to the place. `Form`: what chooses who is on it. `children`: who works there now.
 */
export function SiteAtHand({ project, Form, children }: SiteProps) {
  return (
    <section aria-label="À savoir sur place" className={SECTION}>
      <Notes projectId={project.id} isOnSite={project.site_address !== ""} />
      <div className="min-w-0">
        <ProjectPeople project={project} Form={Form} />
        {children}
      </div>
    </section>
  );
}

// What is left of it may be nothing.
const SECTION = cx(
  "mb-3 grid gap-x-8 rounded-card border border-line bg-paper px-3 md:mb-4 md:px-6 md:py-1 lg:grid-cols-2",
  "beside-panel:grid-cols-1 max-md:not-has-[button,p,li]:hidden",
);

// A door has a code where work is done on a site: a trade of building always has one.
function Notes({ projectId, isOnSite }: { projectId: string; isOnSite: boolean }) {
  const trade = useCompany().data?.trade ?? "";
  const mayWrite = useMay()("work");
  const { data } = useAnswer(getProjectNotes, { params: { id: projectId } });
  const [isOpen, setOpen] = useState(false);
  const text = data?.notes.text.trim() ?? "";
  if (!data || (text === "" && !(mayWrite && (isOnSite || mayBuild(trade))))) return null;
  return (
    <div className="flex min-w-0 items-start gap-2">
      <KeyRound aria-hidden className={cx("mt-3 size-5 shrink-0", text === "" ? "text-quiet" : "text-act")} />
      {text === "" ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={EMPTY}>
          {dossierMessages.noteFirst}
        </button>
      ) : (
        <>
          <FoldedText text={text} />
          {mayWrite && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label="Modifier les notes"
              title="Modifier les notes"
              onClick={() => setOpen(true)}
              className={EDIT}
            >
              <Pencil aria-hidden className="size-4" />
            </button>
          )}
        </>
      )}
      <Drawer title="Notes" open={isOpen} onClose={() => setOpen(false)} isSheet>
        {isOpen && <ProjectNotes projectId={projectId} />}
      </Drawer>
    </div>
  );
}

// Two lines hold the code of the door: the tasks come before the rest.
function FoldedText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const paragraph = place.current;
    if (paragraph !== null) setCut(paragraph.scrollHeight > paragraph.clientHeight + 1);
  }, [text, isWhole]);
  return (
    <div className="relative my-2.5 min-w-0 flex-1 leading-snug">
      <p ref={place} className={cx("[overflow-wrap:anywhere] whitespace-pre-wrap", !isWhole && "line-clamp-2")}>
        {text}
      </p>
      {isCut && (
        <button type="button" className={WHOLE} onClick={() => setWhole(true)}>
          <span className="bg-linear-to-r from-transparent to-paper to-30% pl-10 font-[550] text-act">Voir tout</span>
        </button>
      )}
    </div>
  );
}

// The two lines are pressed as one, and its words stand at the end of the second.
const WHOLE = "absolute -inset-y-2.5 inset-x-0 flex items-end justify-end rounded-inner py-2.5 leading-snug";

const EDIT = "-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-inner text-act hover:bg-sunk";
const EMPTY = "min-h-11 min-w-0 flex-1 text-left font-[550] text-act";
