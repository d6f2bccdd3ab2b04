import { ProposedTaskList } from "#web/projects/proposed-task-list.tsx";
import type { RichProps } from "./rich-props.ts";
import { TextWithLinks } from "./text-with-links.tsx";

/** Proposed tasks in the conversation. What is ticked is kept in one call; the hours of each are given with it. */
export function ProposedTasks({ message, isActive, give }: RichProps<"proposed_tasks">) {
  return (
    <>
      <ProposedTaskList
        rows={message.tasks}
        isActive={isActive}
        keep={(rows, words) => {
          const tickedRows = rows.filter(({ isTicked }) => isTicked);
          const values = Object.fromEntries(tickedRows.map(({ id, hours }) => [id, hours]));
          void give({ kind: "form", values }, words);
        }}
      />
      {message.footer && (
        <div className="mt-1 text-fine text-quiet">
          <TextWithLinks text={message.footer} />
        </div>
      )}
    </>
  );
}
