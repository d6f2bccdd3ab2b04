import type { RegisteredAddress } from "#domain/register/registered.ts";
import { z } from "zod";
import type { Register } from "./open-register.ts";
import { openRegister } from "./open-register.ts";
import type { RegisterPlace } from "./register-settings.ts";
import { plainRegisterText } from "./register-text.ts";

/** The most addresses of an answer. */
const MOST_ADDRESSES = 5;

const feature = z.object({
  properties: z.object({
    name: plainRegisterText(120),
    postcode: z.string().regex(/^\d{5}$/),
    city: plainRegisterText(80),
    type: plainRegisterText(40).optional(),
  }),
});

const envelope = z.object({ features: z.array(z.unknown()).max(50) });

/** The register of addresses (BAN, by the Géoplateforme). One that is not written as documented is left out. */
export function openAddressRegister(place: RegisterPlace, clock: () => Date): Register<RegisteredAddress> {
  return openRegister({
    place,
    path: "/search",
    parameters: { limit: String(MOST_ADDRESSES), autocomplete: "1", index: "address" },
    read: readAddresses,
    clock,
  });
}

function readAddresses(json: unknown): RegisteredAddress[] {
  return envelope
    .parse(json)
    .features.flatMap((one) => {
      const reading = feature.safeParse(one);
      if (!reading.success) return [];
      const { name, postcode, city, type } = reading.data.properties;
      // A town alone has no street.
      return [{ line1: type === "municipality" ? "" : name, postalCode: postcode, city }];
    })
    .slice(0, MOST_ADDRESSES);
}
