import { useSession } from "#web/auth/ground/session.tsx";
import { whenRefreshed } from "#web/client/answers.tsx";
import { useEffect, useState } from "react";
import type { TypedEntries, TypedValues } from "./kept-typing.ts";
import {
  earlierTyping,
  keepTyping,
  readTyping,
  typedOver,
  withAllTyped,
  withSent,
  withTyped,
  withoutEarlier,
  withoutSaved,
  withoutSent,
} from "./kept-typing.ts";

/** A form whose typing is kept. */
export type KeptTyping<Values extends TypedValues> = {
  /** What the fields show. */
  values: Values;
  /** Something was typed in these fields. */
  type: (changes: Partial<Values>) => void;
  /** These values were saved: they are kept no more. */
  settle: (sentValues: Partial<Values>) => void;
  /** What is said of what was typed earlier, or null (see `TypingNote`). */
  earlier: "shown" | "aside" | null;
  /** Shows what was typed earlier, although something else was saved since. */
  resume: () => void;
  /** Drops what was typed earlier. Gives what the fields show then. */
  clear: () => Values;
};

/**
 * The fields of a form. They follow `savedValues` until the user types. What was typed stays until it is saved, through
 * other pages and a reload of the same tab. `form` names the form and what it is about, within the company. Fields
 * named as secrets are not kept. A form about something else is mounted anew.
 */
export function useKeptTyping<Values extends TypedValues>(form: string, savedValues: Values): KeptTyping<Values> {
  const owner = useSession().user?.id ?? null;
  const [entries, setEntries] = useState<TypedEntries>(() => readTyping(owner, form, savedValues));
  const left = withoutSaved(entries, savedValues);
  if (left !== entries) setEntries(left);
  useEffect(() => keepTyping(owner, form, entries), [owner, form, entries]);
  return {
    values: typedOver(entries, savedValues),
    type: (changes) => setEntries((former) => withTyped(former, savedValues, changes)),
    settle: (sentValues) => {
      // The page may be left before the next render.
      keepTyping(owner, form, withSent(readTyping(owner, form, savedValues), sentValues));
      setEntries((former) => withSent(former, sentValues));
      void whenRefreshed().then(() => setEntries(withoutSent));
    },
    earlier: earlierTyping(entries, savedValues),
    resume: () => setEntries((former) => withAllTyped(former, savedValues)),
    clear: () => {
      setEntries(withoutEarlier);
      return typedOver(withoutEarlier(entries), savedValues);
    },
  };
}
