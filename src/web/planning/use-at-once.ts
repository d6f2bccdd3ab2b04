import { startTransition, useOptimistic } from "react";

/** A choice that is seen at once while what it changes is drawn: what to show, and what to call with a new one. */
export function useAtOnce<Value>(value: Value, change: (value: Value) => void): [Value, (value: Value) => void] {
  const [shownValue, showValue] = useOptimistic(value);
  const choose = (chosenValue: Value) =>
    startTransition(() => {
      showValue(chosenValue);
      change(chosenValue);
    });
  return [shownValue, choose];
}
