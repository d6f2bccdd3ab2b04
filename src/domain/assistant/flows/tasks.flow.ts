/** Leads to a list of tasks (specification, section 4). */
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
