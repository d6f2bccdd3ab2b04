import type { ProjectAnswer } from "#api/projects.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { FolderOpen } from "lucide-react";
import { useState } from "react";
import { headActIcon, headActLook } from "./head-act.ts";

const ProjectFile = onDemand(
  async () => (await import("./project-file.tsx")).ProjectFile,
  (words) => words,
  "when shown",
);

/** A button that opens all that is kept about a project: statement, documents, notes, photos, mails, story. */
export function FileButton({ project }: { project: ProjectAnswer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title="Dossier du projet"
        onClick={() => setOpen(true)}
        className={headActLook}
      >
        <FolderOpen aria-hidden className={`${headActIcon} max-md:hidden`} />
        Dossier
      </button>
      <Drawer title="Dossier du projet" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <ProjectFile project={project} close={() => setOpen(false)} />}
      </Drawer>
    </>
  );
}
