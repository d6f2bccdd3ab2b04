import type { RefObject } from "react";
import { useEffect } from "react";

/**
 * Puts the focus on the first wrong field of a form, each time that `problems` change. What is wrong and no field bears
 * `data-fault`.
 */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus(),
    [form, problems],
  );
}
