import { useSession } from "#web/auth/ground/session.tsx";
import { keepTyping, readTyping } from "#web/company/kept-typing.ts";
import { useState } from "react";

const FIELD = "draft";

/**
 * What is filled in a form of several parts, kept by this tab for its user until it is sent: leaving the page loses
 * nothing. `form` names it within the company. `blank`: the form when nothing was filled yet.
 */
export function useKeptDraft<Draft extends object>(form: string, blank: () => Draft) {
  const owner = useSession().user?.id ?? null;
  const [draft, setDraft] = useState<Draft>(() => ({ ...blank(), ...readDraft<Draft>(owner, form) }));
  const change = (changes: Partial<Draft>) => {
    const changedDraft = { ...draft, ...changes };
    setDraft(changedDraft);
    keepTyping(owner, form, { [FIELD]: { value: JSON.stringify(changedDraft), savedValue: "" } });
  };
  return { draft, change, forget: () => keepTyping(owner, form, {}) };
}

function readDraft<Draft>(owner: string | null, form: string): Partial<Draft> {
  const text = readTyping(owner, form, { [FIELD]: "" })[FIELD]?.value;
  // Only `change` writes it, under the name of this form.
  return typeof text === "string" ? (JSON.parse(text) as Partial<Draft>) : {};
}
