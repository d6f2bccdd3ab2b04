import "./page.css";
import { copyMessages } from "#domain/invoices/invoice-page.messages.ts";
import { noteVisit, sendFormsOnce, showFault } from "#web/documents/public/page-acts.ts";
import { copyText } from "#web/ui/copy-text.ts";

// What the page of an invoice does better with a script: what a transfer needs is copied by a tap. Without it, all is
// still read, and asked by a plain form.

const SAID_MS = 2_500;

document.documentElement.dataset.script = "";
sendFormsOnce();
noteVisit();
copyByTaps();
showFault();

function copyByTaps(): void {
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("[data-copy]") : null;
    if (button) void copyOf(button);
  });
}

// The button says what became of it, then what it does again.
async function copyOf(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector<HTMLElement>("[data-said]");
  if (!label) return;
  label.dataset.words ??= label.textContent;
  label.textContent = (await copyText(button.dataset.copy ?? "")) ? copyMessages.done : copyMessages.byHand;
  setTimeout(() => (label.textContent = label.dataset.words ?? ""), SAID_MS);
}
