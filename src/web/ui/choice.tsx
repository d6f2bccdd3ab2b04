import { cx } from "class-variance-authority";
import { useId } from "react";

type Option<Value extends string> = { value: Value; label: string };

/** A choice among a few visible options: radio buttons drawn as one bar. */
export function Choice<Value extends string>({
  label,
  hidesLabel = false,
  autoFocus = false,
  options,
  value,
  onChange,
}: {
  label: string;
  hidesLabel?: boolean;
  /** Its chosen option has the focus at first. */
  autoFocus?: boolean;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  // Before an answer, lines tell the options apart; the chosen one has a frame.
  const isAnswered = options.some((option) => option.value === value);
  return (
    <fieldset className="min-w-0">
      <legend className={hidesLabel ? "sr-only" : "mb-1 text-fine font-[550]"}>{label}</legend>
      <div className={cx("flex rounded-card border border-line bg-sunk p-0.5", !isAnswered && "divide-x divide-line")}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex min-h-11 flex-auto items-center justify-center px-2 text-center leading-tight md:min-h-9.5 md:px-3",
              "text-quiet has-checked:bg-paper has-checked:font-[550] has-checked:text-ink",
              "has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-3",
              "has-focus-visible:outline-act",
              isAnswered && "rounded-lg",
            )}
          >
            <input
              type="radio"
              name={name}
              autoFocus={autoFocus && option.value === value}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
