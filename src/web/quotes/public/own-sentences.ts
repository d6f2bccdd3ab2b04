/**
 * What is said of a field that was left empty, in our words: those of the browser are in its own language, and say
 * nothing of what the field is for. Without a script, the server says the same sentence.
 */
export function sayOwnSentences(): void {
  document.addEventListener("invalid", ({ target }) => tell(target, true), { capture: true });
  for (const change of ["input", "change"]) document.addEventListener(change, ({ target }) => tell(target, false));
}

function tell(target: EventTarget | null, isMissing: boolean): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.missing === undefined) return;
  target.setCustomValidity(isMissing && target.validity.valueMissing ? target.dataset.missing : "");
}
