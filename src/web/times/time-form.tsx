import type { ProjectAnswer } from "#api/projects.ts";
import type { TimeAnswer } from "#api/times.ts";
import { updateTime } from "#api/times.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { MAX_TIME_NOTE, readTypedMinutes, usualMinutes } from "#domain/times/time-entry.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { TaskField } from "./task-field.tsx";

type Props = { project: ProjectAnswer; time?: TimeAnswer; close: () => void };

/** Notes time that was worked, or corrects what was noted. */
export function TimeForm({ project, time, close }: Props) {
  const [taskId, setTaskId] = useState(time ? time.task_id : (project.tasks.find(({ done }) => !done)?.id ?? null));
  const [typedTime, setTypedTime] = useState(time ? formatMinutes(time.minutes) : "");
  const [dayText, setDayText] = useState(() => dayInFigures(time?.day ?? todayInFrance()));
  const [note, setNote] = useState(time?.note ?? "");
  const [problem, setProblem] = useState<string | undefined>();
  const save = useSingleChange(
    async (minutes: number) => {
      const day = readDateText(dayText, "past") ?? "";
      if (!time)
        return performOnSite({ kind: "time", projectId: project.id, taskId, day, minutes, note }, project.name);
      const body = { task_id: taskId, day, minutes, note };
      await call(updateTime, { params: { id: project.id, timeId: time.id }, body });
      return "sent";
    },
    {
      onSuccess: (ending, minutes) => {
        // Without a network the page says so already.
        if (ending === "sent") showToast(`${formatMinutes(minutes)}, c'est noté.`);
        close();
      },
    },
  );
  const submit = () => {
    const { minutes, problem: refusal } = readTypedMinutes(typedTime);
    setProblem(refusal ?? undefined);
    if (minutes !== null) save.mutate(minutes);
  };
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return (
    <form
      aria-label={time ? "Corriger ce temps" : timeMessages.note}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UsualDurations
        typedTime={typedTime}
        choose={(text) => {
          setTypedTime(text);
          setProblem(undefined);
        }}
      />
      <TextField
        autoComplete="off"
        label="Durée"
        hint="« 1 h 30 », « 45 min », « 2,5 »"
        value={typedTime}
        error={problem ?? fields["minutes"]}
        onChange={(event) => {
          setTypedTime(event.target.value);
          setProblem(undefined);
        }}
      />
      <DateField label="Jour" side="past" text={dayText} error={fields["day"]} onText={setDayText} />
      <TaskField label="Tâche" project={project} taskId={taskId} error={fields["task_id"]} onTask={setTaskId} />
      <TextField
        label="Note"
        hint="Facultative."
        maxLength={MAX_TIME_NOTE}
        value={note}
        error={fields["note"]}
        onChange={(event) => setNote(event.target.value)}
      />
      {save.error && Object.keys(fields).length === 0 && <Failure error={save.error} />}
      <span className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="J'enregistre…">
          Enregistrer
        </Button>
        <Button look="quiet" onClick={close}>
          Annuler
        </Button>
      </span>
    </form>
  );
}

// What is noted most is one tap away. Anything else is typed below.
function UsualDurations({ typedTime, choose }: { typedTime: string; choose: (text: string) => void }) {
  const hoursADay = useCompany().data?.hours_a_day ?? HOURS_A_DAY;
  const typedMinutes = readTypedMinutes(typedTime).minutes;
  return (
    <div role="group" aria-label="Durées courantes" className="grid grid-cols-4 gap-2">
      {usualMinutes(hoursADay).map(({ label, minutes }) => (
        <Button
          key={label}
          aria-pressed={typedMinutes === minutes}
          className="px-1 whitespace-nowrap aria-pressed:border-act aria-pressed:bg-act-pale aria-pressed:text-act"
          onClick={() => choose(formatMinutes(minutes))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
