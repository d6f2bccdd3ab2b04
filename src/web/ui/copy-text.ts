/**
 * Puts a text in the clipboard. Answers whether it is there. Over plain http from another machine, the browser has no
 * `navigator.clipboard`: the older copy command is used there, from an invisible field.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-properties -- the fallback is below
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  field.className = "fixed top-0 left-0 size-px opacity-0";
  const focus = document.activeElement;
  // Under what covers the page, nothing can be selected.
  const cover = [...document.querySelectorAll("dialog:modal")].at(-1);
  (cover ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  return isCopied;
}
