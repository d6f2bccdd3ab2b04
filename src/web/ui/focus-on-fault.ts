import type { RefObject } from "react";
import { useEffect } from "react";

/** Puts the focus on the first wrong field of a form, each time that `problems` change. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [form, problems]);
}
