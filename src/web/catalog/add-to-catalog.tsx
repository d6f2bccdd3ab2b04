import { createItem } from "#api/catalog/items.ts";
import { kindOfLine } from "#domain/catalog/items/catalog-item.ts";
import { itemMessages } from "#domain/catalog/items/item.messages.ts";
import type { ItemLine } from "#domain/lines/line.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";

/** Keeps a line in the catalogue as it is typed, without its quantity nor its VAT, which is that of its quote. */
export function AddToCatalog({ readLine }: { readLine: () => ItemLine }) {
  const may = useMay();
  const add = useSingleChange(
    ({ label, details, unit, nature, unitPriceE6 }: ItemLine) =>
      call(createItem, {
        body: {
          kind: kindOfLine({ nature, unit }),
          label,
          details: details.join("\n"),
          unit,
          price_e6: unitPriceE6 === 0 ? null : unitPriceE6,
        },
      }),
    {
      onSuccess: () => showToast(itemMessages.added),
      onError: (error) =>
        showToast(error instanceof CallError && error.code === "same_label" ? itemMessages.known : error.message),
    },
  );
  if (!may("manage")) return null;
  return (
    <Button look="quiet" isBusy={add.isPending} onClick={() => add.mutate(readLine())}>
      Ajouter au catalogue
    </Button>
  );
}
