import { fieldMessages } from "#domain/shared/field.messages.ts";
import { CallError } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { cx } from "class-variance-authority";
import type { ComponentType, ReactNode, Ref } from "react";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useController, useForm, useFormState, useWatch } from "react-hook-form";
import { Button } from "./button.tsx";
import { Options, SelectField, TextAreaField, TextField } from "./field.tsx";
import { SavedMark } from "./loading/saved-mark.tsx";

/** One input of a form described as data. `name` is the wire path, with dots for fields inside an object. */
export type FillField = {
  name: string;
  label: string;
  /** Begins a part of the form. */
  heading?: string;
  hint?: string;
  kind?: "text" | "area" | "select";
  /** Draws what is typed in it, instead of a box: the field of a day. */
  input?: ComponentType<TypedInput>;
  options?: { value: string; label: string }[];
  /** Takes half the width beside another half, where there is room. */
  isHalf?: boolean;
  /** Beside another one on a phone too: its part of the width. */
  onPhone?: "third" | "two thirds";
  /** One line says what it holds, until it is changed. */
  isFolded?: boolean;
  /** For a number: its unit, shown inside the box. */
  unit?: string;
  /** A long number, an IBAN: it is drawn tight enough to be read whole on a phone. */
  isLongNumber?: boolean;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal" | "email" | "tel";
  required?: boolean;
  /** What it shows while nothing is saved. Its form puts it among the values; unseen, it is not sent. */
  initial?: string;
  /** What is wrong with what was typed, said as soon as the field is left. The server says the rest. */
  check?: (text: string) => string | undefined;
  /** Shown only while another field of the form has one of these values. What was typed in it stays. */
  when?: { field: string; among: readonly string[] };
};

/** What a control that draws its own field is given: its label, what is typed, and what is wrong with it. */
export type TypedInput = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  text: string;
  onText: (text: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Fills fields of the same object that the form has, by the last part of their name. */
  fillBeside?: (values: Values) => void;
};

type Values = Record<string, string>;
type Form = UseFormReturn<{ v: Values }>;
type Props = {
  fields: readonly FillField[];
  values: Values;
  /** Saves what was typed. Answers the saved values, or null when saving was given up. */
  save: (values: Values) => Promise<Values | null>;
  label: string;
  /** Keeps what is typed, by the names of the fields. */
  typing?: Typing;
  /** Classes of the row of its button. */
  footLook?: string | undefined;
  /** What is still missing of what the form is for, as a sentence. */
  gap?: string | null;
  /** Drawn above the button. */
  children?: ReactNode;
};

type Typing = { values: Values; type: (changes: Values) => void };

/**
 * A form described as data. The sentences of a refusal appear beside their field. What was typed stays, even when the
 * values are read again.
 */
export function FillForm({ fields, values, save, label, typing, footLook, gap, children }: Props) {
  const form: Form = useForm<{ v: Values }>({
    values: { v: byKey(fields, values) },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  useTyping(form, fields, typing);
  // Read with its own hook: the form object stays the same while its state changes.
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [failure, setFailure] = useState("");
  const [isSaved, setIsSaved] = useState(false);
  const submit = form.handleSubmit(async ({ v }) => {
    setFailure("");
    setIsSaved(false);
    try {
      const savedValues = await save(
        Object.fromEntries(
          fields.map((field) => [field.name, isUnseenInitial(field, fields, v) ? "" : textOf(field, v)]),
        ),
      );
      if (savedValues === null) return;
      form.reset({ v: byKey(fields, savedValues) });
      setIsSaved(true);
    } catch (error) {
      // A refusal shown beside its fields is not shown again.
      if (!(error instanceof CallError && showSentences(form, fields, error))) setFailure(failureText(error));
    }
  });
  return (
    <form onSubmit={submit} onInput={() => setIsSaved(false)} noValidate className="grid grid-cols-6 gap-4">
      {fields.map((field) => (
        <Sometimes
          key={field.name}
          form={form}
          when={fields.some(({ name }) => name === field.when?.field) ? field.when : undefined}
        >
          {field.heading && <h3 className="col-span-6 font-[550]">{field.heading}</h3>}
          <div className={cx(WIDTHS[field.onPhone ?? "all"], field.isHalf && "md:col-span-3")}>
            <Folded field={field} form={form} error={errors.v?.[key(field.name)]?.message}>
              <One field={field} fields={fields} form={form} error={errors.v?.[key(field.name)]?.message} />
            </Folded>
          </div>
        </Sometimes>
      ))}
      {failure && (
        <p role="alert" className="col-span-6 text-bad">
          {failure}
        </p>
      )}
      {children && <div className="col-span-6">{children}</div>}
      <div className={cx("col-span-6 flex flex-wrap items-center gap-3 max-md:[&>button]:w-full", footLook)}>
        <Button type="submit" look="primary" isBusy={isSubmitting} busyLabel="Enregistrement…">
          {label}
        </Button>
        <SavedMark isSaved={isSaved} gap={gap} />
      </div>
    </form>
  );
}

// Both ways: what is typed is kept, and what is taken up again or dropped shows in the fields.
function useTyping(form: Form, fields: readonly FillField[], typing: Typing | undefined): void {
  const { subscribe, getValues, setValue } = form;
  useEffect(() => {
    if (!typing) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values: { v }, name }) => {
        const changedFields = fields.filter((field) => name === undefined || name === `v.${key(field.name)}`);
        typing.type(Object.fromEntries(changedFields.map((field) => [field.name, v[key(field.name)] ?? ""])));
      },
    });
  }, [subscribe, fields, typing]);
  useEffect(() => {
    for (const field of typing ? fields : []) {
      const text = typing?.values[field.name] ?? "";
      const path = `v.${key(field.name)}` as const;
      if (getValues(path) !== text) setValue(path, text, { shouldDirty: true });
    }
  }, [getValues, setValue, fields, typing]);
}

// Without a condition no field is watched, so typing in another field does not draw this one again.
function Sometimes({ form, when, children }: { form: Form; when: FillField["when"]; children: ReactNode }) {
  const value = useWatch({ control: form.control, name: `v.${key(when?.field ?? "")}`, disabled: when === undefined });
  return when === undefined || when.among.includes(value ?? "") ? children : null;
}

const WIDTHS = { all: "col-span-6", third: "col-span-2", "two thirds": "col-span-4" };

type FoldedProps = { field: FillField; form: Form; error: string | undefined; children: ReactNode };

function Folded({ field, form, error, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(field.isFolded !== true);
  const name = `v.${key(field.name)}` as const;
  const value = useWatch({ control: form.control, name, disabled: isOpen });
  if (isOpen || error !== undefined || value === "") return children;
  const words = field.options?.find((option) => option.value === value)?.label ?? value;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block text-fine text-quiet">{field.label}</span>
        {words}
      </p>
      <Button look="quiet" aria-label={`Changer : ${field.label}`} onClick={() => setOpen(true)}>
        Changer
      </Button>
    </div>
  );
}

type OneProps = { field: FillField; fields: readonly FillField[]; form: Form; error: string | undefined };

function One({ field, fields, form, error }: OneProps) {
  const name = `v.${key(field.name)}` as const;
  const { unit, autoComplete = "off", inputMode, label, hint } = field;
  const around = { label, hint, error };
  if (field.input) {
    const fill = (values: Values) => fillBeside(field, fields, form, values);
    return <Typed name={name} form={form} {...around} isRequired={field.required} input={field.input} fill={fill} />;
  }
  const registration = form.register(name, field.required ? { required: fieldMessages.required } : {});
  if (field.kind === "area") return <TextAreaField {...around} {...registration} />;
  if (field.kind !== "select")
    return (
      <TextField
        {...around}
        {...registration}
        onBlur={(event) => {
          void registration.onBlur(event);
          // The button that sends the form must not move under the finger: the server checks what it sends.
          if (field.check && !isSubmit(event.relatedTarget)) judge(form, name, field.check(event.target.value));
        }}
        {...{ unit, autoComplete }}
        isTight={field.isLongNumber}
        inputMode={inputMode ?? (unit ? "decimal" : undefined)}
      />
    );
  return (
    <SelectField {...around} {...registration}>
      <Options options={field.options} />
    </SelectField>
  );
}

function judge(form: Form, name: `v.${string}`, problem: string | undefined): void {
  if (problem === undefined) form.clearErrors(name);
  else form.setError(name, { message: problem });
}

const isSubmit = (element: Element | null) => element instanceof HTMLButtonElement && element.type === "submit";

// Fields of the same object: those of an address beside its street.
function fillBeside({ name }: FillField, fields: readonly FillField[], form: Form, values: Values): void {
  const start = name.slice(0, name.lastIndexOf(".") + 1);
  for (const [end, value] of Object.entries(values))
    if (fields.some((one) => one.name === start + end))
      form.setValue(`v.${key(start + end)}`, value, { shouldDirty: true });
}

type TypedProps = Pick<TypedInput, "label" | "hint" | "error"> & {
  name: `v.${string}`;
  form: Form;
  isRequired?: boolean | undefined;
  input: ComponentType<TypedInput>;
  fill: (values: Values) => void;
};

function Typed({ name, form, label, hint, error, isRequired, input: Input, fill }: TypedProps) {
  const rules = isRequired ? { required: fieldMessages.required } : {};
  const { field } = useController({ control: form.control, name, rules });
  return (
    <Input
      label={label}
      hint={hint}
      error={error}
      fillBeside={fill}
      text={field.value ?? ""}
      onText={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

function textOf({ name }: FillField, values: Values): string {
  return (values[key(name)] ?? "").trim();
}

// What nobody saw was said by nobody.
function isUnseenInitial(field: FillField, fields: readonly FillField[], values: Values): boolean {
  return field.initial !== undefined && textOf(field, values) === field.initial && !isDrawn(field, fields, values);
}

function isDrawn({ when }: FillField, fields: readonly FillField[], values: Values): boolean {
  return (
    when === undefined ||
    !fields.some(({ name }) => name === when.field) ||
    when.among.includes(values[key(when.field)] ?? "")
  );
}

// True when each sentence has a visible field in the form.
function showSentences(form: Form, fields: readonly FillField[], { fields: sentences }: CallError): boolean {
  const values = form.getValues("v");
  const wrong = fields.filter((field) => sentences[field.name] !== undefined);
  for (const [index, field] of wrong.entries())
    form.setError(`v.${key(field.name)}`, { message: sentences[field.name] }, { shouldFocus: index === 0 });
  const shownCount = wrong.filter((field) => isDrawn(field, fields, values)).length;
  return shownCount > 0 && shownCount === Object.keys(sentences).length;
}

// The form library reads dots in names as nesting. Wire paths stay flat.
function key(name: string): string {
  return name.replaceAll(".", "__");
}

function byKey(fields: readonly FillField[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [key(field.name), values[field.name] ?? ""]));
}
