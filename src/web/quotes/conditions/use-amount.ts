import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { useState } from "react";

/** An amount in euros that is typed: what its field needs, and its cents, null while it cannot be read. */
export function useAmount(cents: number | null) {
  const [text, setText] = useState(amountText(cents));
  const [error, setError] = useState<string | undefined>();
  const onText = (next: string) => {
    setText(next);
    setError(undefined);
  };
  const read = (): number | null => {
    const { value, problem } = readAmount(text);
    setError(problem);
    return value;
  };
  return { field: { text, onText, error }, text, read };
}

// Cents as they are typed in a field; empty for none.
function amountText(cents: number | null): string {
  return cents === null ? "" : formatScaled(cents, 2, 0);
}

// The cents of a typed amount that is more than zero, or what is wrong with it.
function readAmount(text: string): { value: number; problem?: undefined } | { value: null; problem: string } {
  const { value, problem } = readTypedNumber(text, MAX_DISCOUNT_EUROS);
  if (value === null) return { value, problem };
  return value === 0 ? { value: null, problem: fieldMessages.required } : { value: eurosToCents(value) };
}
