import { cva } from "class-variance-authority";
import type { ButtonHTMLAttributes, ReactNode } from "react";

/** Looks of what acts: one `primary` by screen. Usable on a link too. */
export const buttonLook = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-4 font-[550] transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50",
  {
    variants: {
      look: {
        primary: "bg-act text-on-act hover:bg-act-strong",
        plain: "border border-line bg-paper text-ink hover:bg-sunk",
        quiet: "text-act hover:bg-act-pale",
        danger: "border border-line bg-paper text-bad hover:bg-sunk",
      },
      wide: { true: "w-full", false: "" },
    },
    defaultVariants: { look: "plain", wide: false },
  },
);

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: "primary" | "plain" | "quiet" | "danger";
  wide?: boolean;
  /** While true the button cannot be pressed again and says what is going on. */
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
};

/** A button; `type` is "button" unless said, so that it never sends a form by accident. */
export function Button({ look, wide, busy = false, busyLabel, className = "", children, disabled, ...rest }: Props) {
  return (
    <button type="button" {...rest} disabled={disabled || busy} aria-busy={busy || undefined} className={`${buttonLook({ look, wide })} ${className}`}>
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
