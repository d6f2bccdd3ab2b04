import type { CustomerAnswer } from "#api/customers.ts";
import { exportCustomer } from "#api/customers.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { saveText } from "#web/ui/save-file.ts";
import { useState } from "react";
import { ErasureForm } from "./late-erasure-form.ts";

/** Gives a customer all that is held on them, or erases it. */
export function PersonalData({ customer }: { customer: CustomerAnswer }) {
  const [isErasing, setErasing] = useState(false);
  const save = useSingleChange(() => call(exportCustomer, { params: { id: customer.id } }), {
    onSuccess: ({ file_name: fileName, json }) => saveText(fileName, json, "application/json"),
    onError: ({ message }) => showToast(message),
  });
  return (
    <>
      <Button look="quiet" isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
        Exporter ses données
      </Button>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setErasing(true)}>
        Effacer ses données
      </Button>
      <Drawer title="Effacer les données de ce client" open={isErasing} onClose={() => setErasing(false)}>
        {isErasing && <ErasureForm customerId={customer.id} />}
      </Drawer>
    </>
  );
}
