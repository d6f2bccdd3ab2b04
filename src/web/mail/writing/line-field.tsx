import type { Around } from "#web/ui/field.tsx";
import { describeField } from "#web/ui/field.tsx";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useId } from "react";

/** The columns of a line of a mail's head: its label, and what is beside it. */
export const HEAD_LINE = "grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1";

type Props = Around & { action?: ReactNode } & InputHTMLAttributes<HTMLInputElement>;

/** A field of a mail's head, on one line with its label. `action` stands at its end. */
export function LineField({ label, hint, error, action, ...rest }: Props) {
  const id = useId();
  return (
    <div className={HEAD_LINE}>
      <label htmlFor={id} className="text-fine font-[550]">
        {label}
      </label>
      <div className="flex min-w-0 items-center">
        <input {...rest} {...describeField(id, { label, hint, error })} className="box min-w-0 flex-1" />
        {action}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="col-start-2 text-fine text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="col-start-2 text-fine text-quiet">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
