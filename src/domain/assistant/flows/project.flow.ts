/** Creates a project (docs/specification.md#flows). */
export const projectFlow = {
  name: "project",
  steps: ["identify-name", "collect-core", "confirm-creation", "recap"],
} as const;
