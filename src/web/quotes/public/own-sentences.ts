import { publicFieldMessages } from "#domain/documents/public-fields.messages.ts";

/**
 * What is said beside a field that was left empty, in our words: the bubbles of the browser are in its own language, go
 * away by themselves, and say nothing of what the field is for. Without a script, the server says the same.
 */
export function sayOwnSentences(): void {
  let isFirst = true;
  document.addEventListener(
    "invalid",
    (event) => {
      if (!isField(event.target)) return;
      event.preventDefault();
      say(event.target);
      // The browser tells of every field of the form at once: the first one is brought in sight.
      if (!isFirst) return;
      isFirst = false;
      event.target.focus();
      setTimeout(() => (isFirst = true));
    },
    { capture: true },
  );
  for (const change of ["input", "change"])
    document.addEventListener(change, ({ target }) => isField(target) && unsay(target));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

const sentenceId = ({ id }: Field) => `${id}-error`;

function say(field: Field): void {
  const sentence = document.getElementById(sentenceId(field)) ?? document.createElement("p");
  sentence.id = sentenceId(field);
  sentence.className = "mt-2 text-fine text-bad";
  sentence.setAttribute("role", "alert");
  sentence.textContent = sentenceOf(field);
  (field.closest("label") ?? field).after(sentence);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", sentence.id);
}

function unsay(field: Field): void {
  if (field.getAttribute("aria-invalid") === null || !field.validity.valid) return;
  document.getElementById(sentenceId(field))?.remove();
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
}

function sentenceOf({ validity, dataset }: Field): string {
  if (validity.valueMissing) return dataset.missing ?? publicFieldMessages.missing;
  return validity.typeMismatch ? publicFieldMessages.email : publicFieldMessages.other;
}
