import { typedDecimal } from "../../../shared/french-format.ts";
import type { FormField } from "../../conversation/message.ts";
import type { Slots } from "../../understanding.ts";
import { discountField } from "../quote-card.ts";

/** The fields with the discount that was said, before what the card asks of the seller. */
export function withDiscount(fields: FormField[], { discountPercent }: Slots): FormField[] {
  if (!discountPercent || fields.some(({ name }) => name === "discount")) return fields;
  const field = discountField(typedDecimal(discountPercent.value));
  const at = fields.findIndex(({ name }) => name === "vatRegime" || name === "sellerName");
  return at < 0 ? [...fields, field] : fields.toSpliced(at, 0, field);
}
