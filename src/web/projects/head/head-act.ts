import { cx } from "class-variance-authority";

/** The look of one act in the head of a project: its icon over its word on a phone, beside it on a desktop. */
export const headActLook = cx(
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-card border border-line bg-paper font-[550]",
  "whitespace-nowrap transition-colors duration-150 hover:bg-sunk",
  "max-md:min-h-14 max-md:flex-1 max-md:flex-col max-md:gap-1 max-md:text-tiny max-md:text-act",
  "md:gap-2 md:px-3 md:text-fine",
);

/** The look of its icon. */
export const headActIcon = "size-5 shrink-0 md:size-4 md:text-act";
