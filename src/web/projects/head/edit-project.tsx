import type { ProjectAnswer } from "#api/projects.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";
import { EditButton } from "./edit-button.tsx";

const ProjectForm = onDemand(async () => (await import("../project-form.tsx")).ProjectForm);

/** A button that opens the form of a project, for users who may change it. */
export function EditProject({ project }: { project: ProjectAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!useMay()("manage")) return null;
  return (
    <>
      <EditButton what="projet" onClick={() => setIsOpen(true)} />
      <Drawer title="Ton projet" open={isOpen} onClose={close}>
        <ProjectForm project={project} onSaved={close} />
      </Drawer>
    </>
  );
}
