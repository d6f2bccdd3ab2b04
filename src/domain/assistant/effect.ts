/**
 * What the flows ask of the world: the calls of the specification (docs/specification.md#calls), as data. Money in
 * euros, hours in hours.
 */
export type Effect =
  | { name: "searchProjects"; search: string }
  | { name: "getProject"; id: string }
  | { name: "createProject"; body: CorePayload }
  | { name: "saveCore"; id: string; body: CorePayload }
  | { name: "saveDescription"; id: string; description: string }
  | { name: "saveDuration"; id: string; hours: number; rate: number }
  | { name: "generateTasks"; id: string; description: string; timeoutMs: number }
  | { name: "listTasks"; id: string }
  | { name: "setTaskDone"; id: string; taskId: string; done: boolean }
  | { name: "generateQuote"; id: string }
  | { name: "generateInvoice"; id: string }
  | { name: "saveCompany"; values: Record<string, string> }
  | { name: "saveCustomer"; id: string; values: Record<string, string> };

/** Payload of creation and of saving the core (docs/specification.md#calls). */
export type CorePayload = {
  name: string;
  start_date: string;
  end_date?: string;
  client_info: { company: string; first_name: string; last_name: string; email: string; kind?: "company" | "person" };
  project_recurrence: "single" | "recurring";
};

/** Task generation is given up after this long (docs/specification.md#limits). */
export const TASKS_TIMEOUT_MS = 20_000;
