import { typedDecimal } from "#domain/shared/french-format.ts";
import type { ReactNode } from "react";
import { TextField } from "./field.tsx";

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  unit: string;
  autoFocus?: boolean;
  /** The typed text, unchanged: « 7,5 », « 1 200 », or not yet a number. */
  text: string;
  onText: (text: string) => void;
};

/** A field for a number in French, with its unit inside the box. Read its text with `readTypedNumber`. */
export function NumberField({ text, onText, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

/** A field for an amount in euros. */
export function MoneyField(props: Omit<Props, "unit">) {
  return <NumberField {...props} unit="€" />;
}

/** A number as people type it here, with a comma. Empty for null. */
export function inputText(value: number | null): string {
  return value === null ? "" : typedDecimal(value);
}
