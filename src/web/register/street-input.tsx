import type { TypedInput } from "#web/ui/fill-form.tsx";
import { LateAddressField } from "./late-address-field.tsx";

/** The street of an address in a form of data: the address that is chosen fills its postal code and its town too. */
export function StreetInput({ fillBeside, ...field }: TypedInput) {
  return (
    <LateAddressField
      {...field}
      autoComplete="off"
      toText={({ line1 }) => line1}
      onChoose={({ postal_code, city }) => fillBeside?.({ postal_code, city })}
    />
  );
}
