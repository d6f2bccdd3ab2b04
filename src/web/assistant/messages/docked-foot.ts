import { cx } from "class-variance-authority";

/**
 * The foot of a card or of a form that may be taller than the conversation: its button stays in sight above the field
 * of the assistant, once the head of the card is. Its margin holds it below that head; see `overDockedFoot`.
 */
export const dockedFoot = cx(
  "sticky -bottom-4 z-10 -mx-3 mt-56 -mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card bg-paper",
  "px-3 pt-2 pb-3 max-md:py-1.5",
  // What scrolls under it fades out rather than being cut through its letters.
  "before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t",
  "before:from-paper before:to-transparent",
);

/**
 * What has a docked foot as its last child: the box before the foot takes its margin back and ends above what fades
 * out, and the fields that take the focus are scrolled above it.
 */
export const overDockedFoot = cx(
  "[&>*:nth-last-child(2)]:-mb-56 [&>*:nth-last-child(2)]:pb-4",
  "[&_input]:scroll-mb-20 [&_select]:scroll-mb-20 [&_textarea]:scroll-mb-20",
);
