/** Leads to a list of tasks (docs/specification.md#flows). */
export const tasksFlow = {
  name: "tasks",
  steps: [
    "identify-name",
    "resolve-project",
    "collect-description",
    "generate-tasks",
    "sync-checklist",
    "tasks-summary",
    "recap",
  ],
} as const;
