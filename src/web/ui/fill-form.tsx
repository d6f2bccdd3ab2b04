import { CallError } from "#web/client/call.ts";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import { Button } from "./button.tsx";
import { SelectField, TextAreaField, TextField } from "./field.tsx";

/** One input of a form described as data; `name` is the wire path, with dots for what is inside an object. */
export type FillField = {
  name: string;
  label: string;
  hint?: string;
  kind?: "text" | "area" | "select" | "number";
  options?: { value: string; label: string }[];
  required?: boolean;
};

type Values = Record<string, string>;

/** A form described as data: sentences of a refusal land beside their field, and what was typed stays. */
export function FillForm({ fields, values, save, label }: { fields: readonly FillField[]; values: Values; save: (values: Values) => Promise<unknown>; label: string }) {
  const form = useForm<{ v: Values }>({ defaultValues: { v: keyed(fields, values) } });
  const [failure, setFailure] = useState("");
  const [saved, setSaved] = useState(false);
  const submit = form.handleSubmit(async ({ v }) => {
    setFailure("");
    setSaved(false);
    try {
      await save(Object.fromEntries(fields.map((field) => [field.name, (v[key(field.name)] ?? "").trim()])));
      setSaved(true);
    } catch (error) {
      setFailure((error as Error).message);
      if (error instanceof CallError) for (const [path, message] of Object.entries(error.fields)) form.setError(`v.${key(path)}`, { message });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {fields.map((field) => (
        <One key={field.name} field={field} form={form} />
      ))}
      {failure && (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" look="primary" busy={form.formState.isSubmitting} busyLabel="Enregistrement…">
          {label}
        </Button>
        {saved && (
          <span role="status" className="text-good">
            Enregistré
          </span>
        )}
      </div>
    </form>
  );
}

function One({ field, form }: { field: FillField; form: UseFormReturn<{ v: Values }> }) {
  const name = `v.${key(field.name)}` as const;
  const around = { label: field.label, hint: field.hint, error: form.formState.errors.v?.[key(field.name)]?.message };
  const registered = form.register(name, field.required ? { required: "Champ requis" } : {});
  if (field.kind === "area") return <TextAreaField {...around} {...registered} />;
  if (field.kind !== "select") return <TextField {...around} {...registered} inputMode={field.kind === "number" ? "decimal" : undefined} />;
  return (
    <SelectField {...around} {...registered}>
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

// The form library reads dots in names as nesting; wire paths are kept flat.
function key(name: string): string {
  return name.replaceAll(".", "__");
}

function keyed(fields: readonly FillField[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [key(field.name), values[field.name] ?? ""]));
}
