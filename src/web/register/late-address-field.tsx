import { TextField } from "#web/ui/field.tsx";
import { lateCode } from "#web/ui/loading/late-code.ts";
import type { ComponentProps } from "react";
import { useEffect, useState } from "react";
import type { AddressField } from "./address-field.tsx";

const code = lateCode(async () => (await import("./address-field.tsx")).AddressField);
// Safari has no idle time: there the code is loaded once the field is shown.
if (typeof requestIdleCallback === "function") requestIdleCallback(() => void code.load().catch(() => {}));

/**
 * The field of an address that the public register completes. Until its code is there, it is a plain one. It is not
 * replaced while somebody types in it: the next key would be lost, and a phone would close its keyboard.
 */
export function LateAddressField(props: ComponentProps<typeof AddressField>) {
  const [Part, setPart] = useState(code.codeOrNull);
  const [isEntered, setEntered] = useState(false);
  useEffect(() => {
    // Without its code the field stays a plain one.
    code.load().then(
      (component) => setPart(() => component),
      () => {},
    );
  }, []);
  const { label, hint, error, text, onText, onBlur, maxLength } = props;
  const isTypedIn = isEntered && text !== "";
  if (Part !== null && !isTypedIn) return <Part {...props} autoFocus={isEntered} />;
  return (
    <TextField
      {...{ label, hint, error, maxLength }}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onFocus={() => setEntered(true)}
      onBlur={() => {
        setEntered(false);
        onBlur?.();
      }}
    />
  );
}
