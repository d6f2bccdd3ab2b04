import type { Address } from "../shared/address.ts";

/** A place where work is done for a customer: « Appartement du 3e », and its address. */
export type CustomerSite = { name: string; address: Address };
