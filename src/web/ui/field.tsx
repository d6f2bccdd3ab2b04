import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { useId } from "react";

const BOX = "w-full min-h-11 rounded-inner border border-line bg-paper px-3 py-2 text-ink placeholder:text-quiet aria-invalid:border-bad";

type Around = { label: string; hint?: ReactNode; error?: string | undefined };

/** What stands around an input: label above, hint and error below, tied together for screen readers. */
function Field({ label, hint, error, id, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-[0.87rem] font-[550]">
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-[0.87rem] text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-[0.87rem] text-quiet">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

function described(id: string, { hint, error }: Around) {
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined };
}

/** A one-line input with its label. */
export function TextField({ label, hint, error, ...rest }: Around & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <Field {...{ label, hint, error, id }}>
      <input {...rest} {...described(id, { label, hint, error })} className={BOX} />
    </Field>
  );
}

/** An input of several lines with its label. */
export function TextAreaField({ label, hint, error, ...rest }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Field {...{ label, hint, error, id }}>
      <textarea rows={4} {...rest} {...described(id, { label, hint, error })} className={BOX} />
    </Field>
  );
}

/** A choice among a few, with its label. */
export function SelectField({ label, hint, error, children, ...rest }: Around & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Field {...{ label, hint, error, id }}>
      <select {...rest} {...described(id, { label, hint, error })} className={BOX}>
        {children}
      </select>
    </Field>
  );
}
