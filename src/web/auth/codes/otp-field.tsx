import type { Around } from "#web/ui/field.tsx";
import { Field, describeField } from "#web/ui/field.tsx";
import { cx } from "class-variance-authority";
import { useEffect, useId, useRef } from "react";

type Props = Around & {
  value: string;
  onChange: (digits: string) => void;
  /** The number of digits, six by default. */
  length?: number;
  /** Called when the last digit is typed, to send the code. */
  onFull?: (digits: string) => void;
  /** While the code is checked, it stays and cannot change. */
  isBusy?: boolean;
  autoFocus?: boolean;
};

/**
 * A field for a code of digits: one real input, drawn as a box for each digit. A pasted code (« 123 456 ») or one
 * filled by the device is taken whole. After an error the code stays, selected, so that the next digit replaces it. The
 * screen that shows the error then removes it.
 */
export function OtpField({
  label,
  hint,
  error,
  value,
  onChange,
  length = 6,
  onFull,
  isBusy = false,
  autoFocus = false,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  const take = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onFull?.(digits);
  };
  return (
    <Field {...{ label, hint, error, id }}>
      <span className="group relative flex items-center gap-1.5">
        <input
          {...describeField(id, { label, hint, error })}
          ref={input}
          value={value}
          onChange={(event) => take(event.target.value)}
          readOnly={isBusy}
          autoFocus={autoFocus}
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          spellCheck={false}
          className="absolute inset-0 z-10 w-full cursor-text text-lead opacity-0"
        />
        {Array.from({ length }, (_, index) => (
          <Box
            key={index}
            digit={value[index] ?? ""}
            isHere={index === Math.min(value.length, length - 1)}
            isWrong={Boolean(error)}
            isBusy={isBusy}
            hasGap={index === Math.ceil(length / 2)}
          />
        ))}
      </span>
    </Field>
  );
}

function Box({
  digit,
  isHere,
  isWrong,
  isBusy,
  hasGap,
}: {
  digit: string;
  isHere: boolean;
  isWrong: boolean;
  isBusy: boolean;
  hasGap: boolean;
}) {
  const edge = isWrong ? "border-bad shadow-[inset_0_0_0_1px_var(--bad)]" : "border-edge";
  const lit =
    isWrong && digit
      ? "group-focus-within:bg-act-pale"
      : isHere
        ? "group-focus-within:border-act group-focus-within:shadow-[0_0_0_2px_var(--act)]"
        : "";
  return (
    <span
      aria-hidden
      className={cx(
        "figures flex h-14 min-w-0 flex-1 items-center justify-center rounded-inner border bg-paper",
        "text-[1.625rem] font-[550] transition-[background-color,box-shadow,border-color] duration-120",
        edge,
        lit,
        hasGap ? "ml-3" : "",
        isBusy ? "text-quiet" : "",
      )}
    >
      {digit || (isHere && <span className="hidden h-6 w-0.5 animate-breathe bg-act group-focus-within:block" />)}
    </span>
  );
}
