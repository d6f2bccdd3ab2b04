import { cx } from "class-variance-authority";

/** The look of one act in the head of a project: its icon above its word on a phone, before it on a desktop. */
export const headActLook = cx(
  "inline-flex min-h-11 min-w-11 items-center justify-center rounded-card font-[550] whitespace-nowrap text-act",
  "transition-colors duration-150 hover:bg-sunk",
  "max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-bar max-md:leading-none",
  "md:gap-2 md:border md:border-line md:bg-paper md:px-3 md:text-fine md:text-ink",
);

/** Its word, which a very narrow screen or very large type leaves to the icon. */
export const headActWord = "@max-[20rem]:sr-only";

/** The look of its icon. */
export const headActIcon = "size-5 shrink-0 md:size-4 md:text-act";
