import { useState } from "react";

/**
 * What a field shows: `saved`, and each change made to it elsewhere, until somebody types in it; then what they typed,
 * until that is what is saved.
 */
export function useTyped<Value>(savedValue: Value): [Value, (typed: Value) => void] {
  const [edit, setEdit] = useState<{ value: Value } | null>(null);
  if (edit !== null && edit.value === savedValue) setEdit(null);
  return [edit === null ? savedValue : edit.value, (value) => setEdit({ value })];
}
