import { useState } from "react";

/**
 * The text of a field. It follows `savedValue` and each change made elsewhere until the user types. It then keeps the
 * typed text until that is saved.
 */
export function useTyped<Value>(savedValue: Value): [Value, (typed: Value) => void] {
  const [edit, setEdit] = useState<{ value: Value } | null>(null);
  if (edit !== null && edit.value === savedValue) setEdit(null);
  return [edit === null ? savedValue : edit.value, (value) => setEdit({ value })];
}
