import { useEffect, useState } from "react";

/** What is typed in a search box, once nothing was typed for `ms`: a word is asked for once, not letter by letter. */
export function useSettled<Value>(value: Value, ms = 200): Value {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settledValue;
}
