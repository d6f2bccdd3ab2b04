/** Leads to an issued invoice (docs/specification.md#flows). */
export const invoiceFlow = {
  name: "invoice",
  steps: [
    "identify-name",
    "resolve-project",
    "collect-core",
    "collect-description",
    "generate-tasks",
    "collect-duration",
    "ask-quote-preference",
    "generate-quote",
    "ask-tasks-started",
    "sync-checklist",
    "confirm-invoice",
    "generate-invoice",
    "invoice-summary",
    "recap",
  ],
} as const;
