import { useState } from "react";

/**
 * What a field shows: `saved`, and each change made to it elsewhere, until somebody types in it; then what they typed,
 * until that is what is saved.
 */
export function useTyped<Value>(saved: Value): [Value, (typed: Value) => void] {
  const [typed, setTyped] = useState<{ value: Value } | null>(null);
  if (typed !== null && typed.value === saved) setTyped(null);
  return [typed === null ? saved : typed.value, (value) => setTyped({ value })];
}
