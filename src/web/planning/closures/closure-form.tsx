import type { ClosureAnswer } from "#api/company/closures.ts";
import { addClosure, saveClosure } from "#api/company/closures.ts";
import { closureLabel } from "#domain/company/closures/closure-label.ts";
import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import { MAX_CLOSURE_LABEL } from "#domain/company/closures/closures.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";

/** The form of a closure, or of the absence of a person. Null: a new one. */
export function ClosureForm({ closure, onDone }: { closure: ClosureAnswer | null; onDone: () => void }) {
  const [label, setLabel] = useState(closure?.label ?? "");
  const [userId, setUserId] = useState(closure?.user_id ?? null);
  const { isTeam, people } = useSitePeople();
  const [firstText, setFirstText] = useState(closure ? dayInFigures(closure.first_day) : "");
  const [lastText, setLastText] = useState(closure ? dayInFigures(closure.last_day) : "");
  const [isDayMissing, setDayMissing] = useState(false);
  const save = useSingleChange(async () => {
    // What is no day is sent as it was typed: the refusal says so beside its field.
    const first_day = readDateText(firstText) ?? firstText;
    // One day is its own last one.
    const last_day = lastText.trim() === "" ? first_day : (readDateText(lastText) ?? lastText);
    const body = { label: closureLabel(label, userId !== null), first_day, last_day, user_id: userId };
    await (closure ? call(saveClosure, { params: { id: closure.id }, body }) : call(addClosure, { body }));
    await whenRefreshed();
    showToast(`« ${body.label} » est noté.`);
    onDone();
  });
  const fields = save.error instanceof CallError ? save.error.fields : {};
  const isInPlace = Object.keys(fields).length > 0;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setDayMissing(firstText.trim() === "");
        if (firstText.trim() !== "") save.mutate(undefined);
      }}
    >
      {(isTeam || userId !== null) && (
        <SelectField
          label="Qui"
          error={fields["user_id"]}
          value={userId ?? ""}
          onChange={(event) => setUserId(event.target.value === "" ? null : event.target.value)}
        >
          <option value="">{closureMessages.everybody}</option>
          {people.map((person) => (
            <option key={person.userId} value={person.userId}>
              {person.name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Nom"
        placeholder="Congés d'été"
        hint="Facultatif."
        maxLength={MAX_CLOSURE_LABEL}
        error={fields["label"]}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <DateField
        label="Premier jour"
        text={firstText}
        onText={setFirstText}
        error={isDayMissing ? "Choisis un jour." : fields["first_day"]}
      />
      <DateField label="Dernier jour, compris" text={lastText} onText={setLastText} error={fields["last_day"]} />
      <FormFailure>{isInPlace ? undefined : save.error?.message}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <Button look="quiet" onClick={onDone}>
          Retour
        </Button>
      </div>
    </form>
  );
}
