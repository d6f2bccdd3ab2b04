import { oneTapOrders } from "#domain/assistant/offers.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";

/** Buttons for the orders that can be given while nothing is under way. */
export function Orders({ busy, give }: { busy: boolean; give: (order: string) => void }) {
  if (!useMay()("manage")) return null;
  return (
    <ul
      aria-label="Ce que l'assistant sait faire"
      className="flex shrink-0 gap-2 overflow-x-auto px-3 pt-2 max-md:keyboard:hidden"
    >
      {oneTapOrders().map((order) => (
        <li key={order} className="shrink-0">
          <Button disabled={busy} onClick={() => give(order)}>
            {order}
          </Button>
        </li>
      ))}
    </ul>
  );
}
