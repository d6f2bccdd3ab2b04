/** Creates a project (specification, section 4). */
export const projectFlow = {
  name: "project",
  steps: ["identify-name", "collect-core", "confirm-creation", "recap"],
} as const;
