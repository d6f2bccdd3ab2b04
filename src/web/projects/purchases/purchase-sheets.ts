import { PurchaseForm } from "./purchase-form.tsx";
import { takePurchaseOut } from "./send-purchase.ts";
import { TicketView } from "./ticket-view.tsx";

/** What the row of a purchase opens or does, loaded together once it is asked for. */
export const PURCHASE_SHEETS = { PurchaseForm, TicketView, takePurchaseOut };
