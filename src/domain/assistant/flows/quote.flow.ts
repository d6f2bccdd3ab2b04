/** Leads to a quote (docs/specification.md#flows). */
export const quoteFlow = {
  name: "quote",
  steps: [
    "identify-name",
    "resolve-project",
    "collect-core",
    "collect-description",
    "generate-tasks",
    "collect-duration",
    "generate-quote",
    "quote-summary",
    "recap",
  ],
} as const;
