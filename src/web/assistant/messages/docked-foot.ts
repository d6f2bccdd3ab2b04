import { cx } from "class-variance-authority";

/**
 * The foot of a card or of a form that may be taller than the conversation: its button stays in sight above the field
 * of the assistant.
 */
export const dockedFoot = cx(
  "sticky -bottom-4 z-10 -mx-3 -mb-3 flex flex-col rounded-b-card bg-paper px-3 pt-2 pb-3",
  "shadow-[0_-1px_0_var(--line)]",
);

/** What has a docked foot: the fields that take the focus are scrolled above it. */
export const overDockedFoot = "[&_input]:scroll-mb-20 [&_select]:scroll-mb-20 [&_textarea]:scroll-mb-20";
