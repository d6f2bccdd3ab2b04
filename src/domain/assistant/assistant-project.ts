/** A task in the flows: wire names, hours in hours. */
export type AssistantTask = { id: string; title: string; estimate_h: number; description: string; done: boolean };

/** A project in the flows: wire names of the specification (docs/specification.md#data). */
export type AssistantProject = {
  id: string;
  name: string;
  start_date: string | null;
  client_info: {
    company: string;
    first_name: string;
    last_name: string;
    email: string;
    kind?: "company" | "person" | undefined;
  };
  project_recurrence: "single" | "recurring";
  customer_id?: string;
  estimation_description: string;
  estimation_hours: number | null;
  estimation_rate: number | null;
  /** Whether the quote has priced lines of its own; null while the estimation gives them. */
  has_priced_lines?: boolean | null | undefined;
  tasks?: AssistantTask[];
  /** The seller's VAT scheme, when it could be read. Under franchise no price has VAT. */
  vat_regime?: "franchise" | "standard" | null;
};

/** A project in search results, with enough to tell it from others. */
export type FoundProject = Pick<AssistantProject, "id" | "name" | "client_info">;

/** A new document. `url` is its PDF, or empty when the answer had none. */
export type AssistantDocument = { url: string; number?: string; page_url?: string };

/**
 * True when the core is complete: company, first name, last name, email and start date
 * (docs/specification.md#what-is-read). A private person has no company, and may have no email.
 */
export function isCoreComplete(project: AssistantProject): boolean {
  const { company, first_name, last_name, email, kind } = project.client_info;
  return (
    (kind === "person" || (company !== "" && email !== "")) &&
    first_name !== "" &&
    last_name !== "" &&
    project.start_date !== null
  );
}

/**
 * A project as a flow keeps it. Its tasks are apart and without their descriptions, so that three hundred tasks still
 * fit in a saved conversation.
 */
export function splitTasks(whole: AssistantProject): {
  project: AssistantProject;
  tasks: AssistantTask[];
  hadTasks: boolean;
} {
  const { tasks = [], ...project } = whole;
  return { project, tasks: tasks.map(withoutDescription), hadTasks: tasks.length > 0 };
}

/** A task as a flow keeps it. */
export function withoutDescription({ id, title, estimate_h, done }: AssistantTask): AssistantTask {
  return { id, title, estimate_h, description: "", done };
}
