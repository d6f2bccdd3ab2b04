import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { CustomerSheet } from "./customer-sheet.tsx";
import { EditButton } from "./head/edit-button.tsx";

/** The customer of a project, and a sheet to change them for users who may. `children` stand beside its button. */
export function ProjectCustomer({ project, children }: { project: ProjectAnswer; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const manages = useMay()("manage");
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {clientNames(project.client_info).join(" – ") || "Client à compléter"}
      </span>
      <span className="flex flex-wrap gap-x-3">
        {manages && <EditButton what="client" onClick={() => setIsOpen(true)} />}
        {children}
      </span>
      <Drawer title="Ton client" open={isOpen} onClose={close}>
        <CustomerSheet project={project} onDone={close} />
      </Drawer>
    </>
  );
}
