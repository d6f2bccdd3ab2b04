import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import type { FormField } from "#domain/assistant/conversation/message.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { sirenProblem, siretProblem } from "#domain/shared/siren-problem.ts";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { Button } from "#web/ui/button.tsx";
import { Options, SelectField, TextField } from "#web/ui/field.tsx";
import { cx } from "class-variance-authority";
import { useRef, useState } from "react";
import { dockedFoot, overDockedFoot } from "./docked-foot.ts";
import { firstField, useFocusAfterAnswer } from "./focus-after-answer.ts";
import type { RichProps } from "./rich-props.ts";

/**
 * A form in the conversation. « Champ requis » or « Email invalide » appears beside its field. Once sent, the form
 * disappears: the answer is shown below. A keyboard that answered the form before goes on in its first field. `id` is
 * that of the message.
 */
export function FormMessage({ id, message, isActive, give }: RichProps<"form"> & { id: string }) {
  const typing = useKeptTyping<Record<string, string>>(
    `message ${id}`,
    Object.fromEntries(message.fields.map((field) => [field.name, field.value ?? ""])),
  );
  const { values } = typing;
  const [errors, setErrors] = useState(() =>
    Object.fromEntries(
      message.fields.flatMap((field) => (field.error ? [[field.name, besideField(message, field.error)]] : [])),
    ),
  );
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterAnswer(form, isActive, firstField);
  const submit = () => {
    const wrong = Object.fromEntries(
      message.fields.flatMap((field) => {
        const sentence = fieldProblem(field, values[field.name] ?? "");
        return sentence === null ? [] : [[field.name, sentence]];
      }),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const words = message.fields.map((field) => `${field.label} : ${labelOf(field, values[field.name] ?? "")}`);
    // Until the answer has had its effects, a lost network and a reload bring the question back with what was typed.
    void give({ kind: "form", values }, words.join("\n")).then(() => typing.settle(values));
  };
  if (!isActive) return null;
  return (
    <form
      ref={form}
      className={cx("mt-2 flex flex-col gap-4 rounded-card border border-line bg-paper p-3", overDockedFoot)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {message.fields.map((field) => (
        <One
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          error={errors[field.name]}
          change={(value) => typing.type({ [field.name]: value })}
          leave={() => {
            const problem = NUMBER_PROBLEMS[field.name]?.(values[field.name] ?? "");
            if (problem !== undefined) setErrors({ ...errors, [field.name]: problem });
          }}
        />
      ))}
      <TypingNote typing={typing} />
      <div className={dockedFoot}>
        <Button type="submit" look="primary" className="flex-1">
          {message.submit}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the official numbers of firms, said when their field is left. */
const NUMBER_PROBLEMS: Record<string, ((text: string) => string | undefined) | undefined> = {
  siren: sirenProblem,
  siret: siretProblem,
};

// The message above the form has said it already: its field is pointed at.
function besideField({ content }: { content: string }, error: string): string {
  return content.includes(error) ? messages.toCorrect : error;
}

/** The keyboard that a phone opens for a field. */
const KEYBOARDS: Record<FormField["type"], "decimal" | "email" | undefined> = {
  text: undefined,
  number: "decimal",
  email: "email",
  select: undefined,
};

function One({
  field,
  value,
  error,
  change,
  leave,
}: {
  field: FormField;
  value: string;
  error: string | undefined;
  change: (value: string) => void;
  leave: () => void;
}) {
  if (field.type !== "select")
    return (
      <TextField
        label={field.label}
        value={value}
        error={error}
        inputMode={KEYBOARDS[field.type]}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (!(next instanceof HTMLButtonElement && next.type === "submit")) leave();
        }}
      />
    );
  return (
    <SelectField label={field.label} value={value} error={error} onChange={(event) => change(event.target.value)}>
      <option value="">À choisir</option>
      <Options options={field.options} />
    </SelectField>
  );
}

function fieldProblem(field: FormField, value: string): string | null {
  if (field.required && value.trim() === "") return messages.required;
  return field.type === "email" && value.trim() !== "" && parseEmail(value) === null ? messages.badEmailField : null;
}

function labelOf(field: FormField, value: string): string {
  return field.options?.find((option) => option.value === value)?.label ?? value;
}
