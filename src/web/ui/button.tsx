import { cx } from "class-variance-authority";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Spinner } from "./spinner.tsx";

const SHAPE =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-card px-4 py-2 text-center " +
  "leading-tight font-[550] transition-colors duration-150 disabled:cursor-not-allowed " +
  "disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

const LOOKS = {
  primary: "bg-act text-on-act hover:bg-act-strong",
  plain: "border border-line bg-paper text-ink hover:bg-sunk",
  quiet: "text-act hover:bg-act-pale",
  danger: "border border-line bg-paper text-bad hover:bg-sunk",
};

type Look = { look?: keyof typeof LOOKS | undefined; isWide?: boolean | undefined };

/** The looks of a button. A screen has one `primary`. Links may use them too. */
export function buttonLook({ look = "plain", isWide = false, className }: Look & { className?: string } = {}): string {
  return cx(SHAPE, LOOKS[look], isWide && "w-full", className);
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    ref?: Ref<HTMLButtonElement>;
    /** While true, the button does nothing and says what is going on. It keeps the focus, unlike a disabled one. */
    isBusy?: boolean;
    busyLabel?: string;
    children: ReactNode;
  };

/** A button. Its `type` is "button" by default, so that it never sends a form by accident. */
export function Button({ look, isWide, isBusy = false, busyLabel, className = "", children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={buttonLook({ look, isWide, className })}
    >
      {isBusy && <Spinner />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Text that leads somewhere or does something small, inside a sentence or a row. */
export const linkLook =
  "inline-flex min-h-11 items-center font-[550] text-act underline underline-offset-2 hover:text-act-strong";
