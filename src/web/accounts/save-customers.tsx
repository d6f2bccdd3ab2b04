import { listCustomers } from "#api/customers.ts";
import { customersCsv } from "#domain/accounts/customers-csv.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { customerCardOf } from "#web/customers/customer-card-of.ts";
import { Button } from "#web/ui/button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Failure } from "#web/ui/states.tsx";

/** Saves every customer as a table for a spreadsheet, which an import reads again. */
export function SaveCustomers() {
  const save = useSingleChange(readAllCustomers, {
    onSuccess: (customers) =>
      saveFile(
        new Blob([customersCsv(customers)], { type: "text/csv;charset=utf-8" }),
        `Clients ${todayInFrance()}.csv`,
      ),
  });
  return (
    <>
      <Button look="quiet" isBusy={save.isPending} onClick={() => save.mutate(undefined)}>
        Tous les clients (CSV)
      </Button>
      {save.error && <Failure error={save.error} />}
    </>
  );
}

async function readAllCustomers(): Promise<CustomerCard[]> {
  const cards: CustomerCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listCustomers, { query: { limit: 200, ...(cursor !== undefined && { cursor }) } });
    cards.push(...page.customers.map(customerCardOf));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return cards;
}
