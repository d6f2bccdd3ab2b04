import type { CustomerAnswer } from "#api/customers.ts";
import { exportCustomer } from "#api/customers.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { saveText } from "#web/ui/save-file.ts";
import { useState } from "react";
import { ErasureForm } from "./late-erasure-form.ts";

/** What the drawer of a merge is called. */
export const MERGE = "Fusionner avec une autre fiche";

type Props = { customer: CustomerAnswer; merge: () => void };

/** What is seldom done with a customer: merge two cards, give them all that is held on them, erase it. */
export function CustomerMenu({ customer, merge }: Props) {
  const may = useMay();
  const [isErasing, setErasing] = useState(false);
  const save = useSingleChange(() => call(exportCustomer, { params: { id: customer.id } }), {
    onSuccess: ({ file_name: fileName, json }) => saveText(fileName, json, "application/json"),
    onError: ({ message }) => showToast(message),
  });
  const ofData = [
    { label: "Exporter ses données", act: () => save.mutate(undefined) },
    { label: "Effacer ses données", act: () => setErasing(true), isDangerous: true },
  ];
  return (
    <>
      <RowMenu
        label={`Autres actions sur ${customerLabel(customer)}`}
        actions={[{ label: MERGE, act: merge }, ...(may("amounts") ? ofData : [])]}
      />
      <Drawer title="Effacer les données de ce client" open={isErasing} onClose={() => setErasing(false)}>
        {isErasing && <ErasureForm customerId={customer.id} />}
      </Drawer>
    </>
  );
}
