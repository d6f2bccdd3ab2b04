import type { ReactNode } from "react";
import { TextField } from "./field.tsx";

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  unit: string;
  /** What is typed, kept as it is: « 7,5 », « 1 200 », or not yet a number. */
  text: string;
  onText: (text: string) => void;
};

/** A number as a French person types it, with its unit inside the box; read it with `typedAmount`. */
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

/** An amount in euros, with its sign. */
export function MoneyField(props: Omit<Props, "unit">) {
  return <NumberField {...props} unit="€" />;
}

/** A number as it is typed here, with a comma; empty for null. */
export function typedNumber(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}
