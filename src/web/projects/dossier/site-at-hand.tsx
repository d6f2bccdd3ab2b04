import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectNotes } from "#api/projects/project-dossier.ts";
import { mayBuild } from "#domain/company/building-trades.ts";
import { dossierMessages } from "#domain/projects/dossier/dossier.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { cx } from "class-variance-authority";
import { KeyRound, MapPin, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { placeOfWorks } from "../head/reach-links.tsx";
import { ProjectPeople } from "../people/project-people.tsx";
import { ProjectNotes } from "./project-notes.tsx";

/**
 * What whoever arrives on the site of a project needs first: the code of the door and what else is noted, the place,
 * who is on it. `children`: who works there now.
 */
export function SiteAtHand({ project, children }: { project: ProjectAnswer; children?: ReactNode }) {
  const place = placeOfWorks(project);
  return (
    <section aria-label="À savoir sur place" className={SECTION}>
      <Notes projectId={project.id} isOnSite={project.site_address !== ""} />
      <div className="min-w-0">
        {place !== "" && (
          <a
            href={placeUrl(place)}
            target="_blank"
            rel="noreferrer"
            title="Voir sur la carte"
            className={cx(LINE, "font-[550] text-act max-md:hidden")}
          >
            <MapPin aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{place}</span>
          </a>
        )}
        <ProjectPeople project={project} />
        {children}
      </div>
    </section>
  );
}

// On a phone « Y aller » of the head leads there: what is left may be nothing.
const SECTION = cx(
  "mb-3 grid gap-x-8 rounded-card border border-line bg-paper px-3 md:mb-4 md:px-6 md:py-1 lg:grid-cols-2",
  "beside-panel:grid-cols-1 max-md:not-has-[button,p,li]:hidden",
);
const LINE = "flex min-h-11 items-center gap-2";

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
          <p className="min-w-0 flex-1 py-2.5 leading-snug whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
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

const EDIT = "-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-inner text-act hover:bg-sunk";
const EMPTY = "min-h-11 min-w-0 flex-1 text-left font-[550] text-act";
