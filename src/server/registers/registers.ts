import type { RegisteredAddress, RegisteredCompany } from "#domain/register/registered.ts";
import { openAddressRegister } from "./address-register.ts";
import { openCompanyRegister } from "./company-register.ts";
import type { Register } from "./open-register.ts";
import { NO_REGISTER } from "./open-register.ts";
import type { RegisterPlaces } from "./register-settings.ts";

/** The public registers that forms are filled from. */
export type Registers = { companies: Register<RegisteredCompany>; addresses: Register<RegisteredAddress> };

/** Opens them. Without places, none is ever asked. */
export function openRegisters(places: RegisterPlaces | null, clock: () => Date): Registers {
  if (places === null) return { companies: NO_REGISTER, addresses: NO_REGISTER };
  return {
    companies: openCompanyRegister(places.companies, clock),
    addresses: openAddressRegister(places.addresses, clock),
  };
}
