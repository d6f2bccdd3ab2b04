import type { ProjectAnswer } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";

/** The customer of a project, and a form to edit it for users who may. */
export function ProjectCustomer({ project: { customer_id, client_info } }: { project: ProjectAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const manages = useMay()("manage");
  return (
    <>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {clientNames(client_info).join(" – ") || "Client à compléter"}
      </span>
      {manages && (
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={linkLook}>
          Modifier le client
        </button>
      )}
      <Drawer title="Ton client" open={isOpen} onClose={close}>
        <CustomerForm id={customer_id} customer={client_info} onSaved={close} />
      </Drawer>
    </>
  );
}
