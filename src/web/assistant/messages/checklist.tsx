import type { AssistantTask } from "#domain/assistant/conversation/assistant-project.ts";
import { Button } from "#web/ui/button.tsx";
import type { RichProps } from "./rich-props.ts";
import { TextWithLinks } from "./text-with-links.tsx";

/** A checklist. Each tick is saved at once. « Continuer » goes on. */
export function Checklist({ message, isActive, give, tasks }: RichProps<"checklist"> & { tasks: AssistantTask[] }) {
  const now = new Map(tasks.map((task) => [task.id, task.done]));
  return (
    <div className="mt-2">
      <ul className="divide-y divide-line rounded-card border border-line bg-paper px-3">
        {message.tasks.map((task) => (
          <li key={task.id}>
            <label className="flex min-h-11 items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-(--act)"
                disabled={!isActive}
                checked={now.get(task.id) ?? task.done}
                onChange={(event) => give({ kind: "tick", taskId: task.id, done: event.target.checked }, "")}
              />
              <span className="min-w-0 break-words">{task.title}</span>
            </label>
          </li>
        ))}
      </ul>
      {message.footer && (
        <div className="mt-1 text-fine text-quiet">
          <TextWithLinks text={message.footer} />
        </div>
      )}
      {isActive && (
        <Button
          className="mt-2 max-md:w-full"
          look="primary"
          onClick={() => give({ kind: "choice", value: "continue" }, "Continuer")}
        >
          Continuer
        </Button>
      )}
    </div>
  );
}
