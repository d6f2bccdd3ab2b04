import { cx } from "class-variance-authority";
import { ChevronDown, Eye, EyeOff } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId, useState } from "react";

/** What surrounds an input. */
export type Around = { label: string; hint?: ReactNode; error?: string | undefined };

/** Label above an input, hint or error below, linked for screen readers. */
export function Field({ label, hint, error, id, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-fine font-[550]">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-fine text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-fine text-quiet">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** The attributes that link an input to its hint or its error. */
export function describeField(id: string, { hint, error }: Around) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

// An iPhone enlarges the page for a field of less than 16 px.
const TIGHT = "box figures max-md:px-2 max-md:text-[1rem] max-md:tracking-tight";

/**
 * A one-line input with its label. `unit` is inside, at the right (« h », « € »). `isTight`: a long number is read
 * whole on a phone.
 */
export function TextField({
  label,
  hint,
  error,
  unit,
  isTight = false,
  ...rest
}: Around & { unit?: string; isTight?: boolean | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const input = (
    <input
      {...rest}
      {...describeField(id, { label, hint, error })}
      className={unit ? "box figures pr-10 text-right" : isTight ? TIGHT : "box"}
    />
  );
  return (
    <Field {...{ label, hint, error, id }}>
      {unit === undefined ? (
        input
      ) : (
        <span className="relative">
          {input}
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}

/** A password field with its label, hidden until the user asks to see it. */
export function PasswordField({ label, hint, error, ...rest }: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, id }}>
      <span className="relative">
        <input
          {...rest}
          {...describeField(id, { label, hint, error })}
          type={isShown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          className="box pr-12"
        />
        <button
          type="button"
          aria-label={isShown ? "Cacher ce qui est tapé" : "Montrer ce qui est tapé"}
          onClick={() => setShown(!isShown)}
          className={cx(
            "absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-inner",
            "text-quiet -outline-offset-3 hover:text-ink",
          )}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </span>
    </Field>
  );
}

/** A multi-line input with its label. It grows with the text. */
export function TextAreaField({ label, hint, error, ...rest }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Field {...{ label, hint, error, id }}>
      <textarea
        rows={4}
        {...rest}
        {...describeField(id, { label, hint, error })}
        className={cx("box field-sizing-content max-h-96", rest.rows === undefined && "min-h-28")}
      />
    </Field>
  );
}

/** The choices of a list that is data. */
export function Options({ options = [] }: { options?: readonly { value: string; label: string }[] | undefined }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A choice in a list, with its label. */
export function SelectField({
  label,
  hint,
  error,
  children,
  ...rest
}: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Field {...{ label, hint, error, id }}>
      <span className="relative">
        <select
          {...rest}
          {...describeField(id, { label, hint, error })}
          style={{ appearance: "none" }}
          className="box truncate pr-10"
        >
          {children}
        </select>
        <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-quiet">
          <ChevronDown className="size-5" />
        </span>
      </span>
    </Field>
  );
}
