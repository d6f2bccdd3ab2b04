import type { ProjectAnswer } from "#api/projects.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { CustomerSheet } from "./customer-sheet.tsx";
import { EditButton } from "./head/edit-button.tsx";

/** A button that opens the sheet of a project's customer, for users who may change it. */
export function ProjectCustomer({ project }: { project: ProjectAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!useMay()("manage")) return null;
  return (
    <>
      <EditButton what="client" onClick={() => setIsOpen(true)} />
      <Drawer title="Ton client" open={isOpen} onClose={close}>
        <CustomerSheet project={project} onDone={close} />
      </Drawer>
    </>
  );
}
