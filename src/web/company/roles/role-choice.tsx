import { ROLE_NAMES, ROLE_SENTENCES } from "#domain/company/team.messages.ts";
import type { Role } from "#domain/company/team.ts";
import { ROLES } from "#domain/company/team.ts";
import { cx } from "class-variance-authority";
import { useId } from "react";

/** A choice of role, each with what it sees and does. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-[550]">Rôle</legend>
      <div className="divide-y divide-line overflow-clip rounded-card border border-edge bg-paper">
        {[...ROLES].reverse().map((role) => (
          <label
            key={role}
            className={cx(
              "flex min-h-14 cursor-pointer items-start gap-3 px-3 py-2.5 has-checked:bg-act-pale",
              "has-focus-visible:outline-3 has-focus-visible:-outline-offset-3",
              "has-focus-visible:outline-act",
            )}
          >
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              onChange={() => onChange(role)}
              className="mt-0.5 size-5 shrink-0 accent-(--act) outline-none"
            />
            <span className="min-w-0">
              <span className="block font-[550]">{ROLE_NAMES[role]}</span>
              <span className="block text-fine text-quiet">{ROLE_SENTENCES[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
