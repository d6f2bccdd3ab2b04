import { cx } from "class-variance-authority";

/** The look of one act in the head of a project: quiet, so that the step keeps the main one. */
export const headActLook = cx(
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-card px-2 text-fine font-[550]",
  "whitespace-nowrap text-act transition-colors duration-150 hover:bg-sunk",
);

/** The look of its icon. */
export const headActIcon = "size-5 shrink-0 md:size-4";
