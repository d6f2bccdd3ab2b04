import { TextField } from "#web/ui/field.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The field of an address that the public register completes. Until its code is there, it is a plain one. */
export const LateAddressField = onDemand(
  async () => (await import("./address-field.tsx")).AddressField,
  (_words, { label, hint, error, text, onText, maxLength }) => (
    <TextField
      {...{ label, hint, error, maxLength }}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  ),
);
