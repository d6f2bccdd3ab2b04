import type { KeyboardEvent } from "react";

/**
 * Enter in a field of the card, as « OK » on a phone: it closes a line that is filled, and goes to the next field
 * elsewhere. Only the button of the card creates the quote.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget: form } = event;
  if (key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const line = target.closest("li");
  const openField = [...(line?.querySelectorAll("input") ?? [])].find((one) => one !== target && one.value === "");
  if (openField) return openField.focus();
  const closing = line?.querySelector<HTMLElement>("[data-closes]");
  if (closing) return closing.click();
  const stops = [...form.querySelectorAll<HTMLElement>(STOPS)];
  stops[stops.indexOf(target) + 1]?.focus();
}

const STOPS = "input:not([type=checkbox]), select, [data-creates]";
