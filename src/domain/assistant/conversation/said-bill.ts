/**
 * What a sentence says that an invoice comes to. `cents`: the sum, with or without VAT as it may be; null when none was
 * said, or when it cannot be read for sure. `discountPercent`: a discount on the whole, in percent.
 */
export type SaidBill = { cents: number | null; discountPercent: number | null };
