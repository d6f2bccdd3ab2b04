import { addTask } from "#api/tasks.ts";
import { MAX_TASK_TITLE } from "#domain/projects/task.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";

/** A field that adds a task at the end. */
export function NewTask({ projectId, hasFocus = false }: { projectId: string; hasFocus?: boolean }) {
  const [title, setTitle] = useState("");
  const add = useChange((text: string) => call(addTask, { params: { id: projectId }, body: { title: text } }));
  const submit = () => add.mutate(title, { onSuccess: () => setTitle("") });
  return (
    <form
      className="mt-3 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== "") submit();
      }}
    >
      <input
        aria-label="Nouvelle tâche"
        autoFocus={hasFocus}
        maxLength={MAX_TASK_TITLE}
        placeholder="Ajouter une tâche"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        className="box min-w-40 flex-1"
      />
      <Button type="submit" isBusy={add.isPending} disabled={title.trim() === ""}>
        Ajouter
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-fine text-bad">
          {add.error.message}
        </p>
      )}
    </form>
  );
}
