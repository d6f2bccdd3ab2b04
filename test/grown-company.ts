import { CUSTOMER } from "../bench/calls.ts";
import { copyProject } from "../bench/grown-company.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import type { Person, TestApp } from "./test-app.ts";

/** The project that was copied, with its rows, and whose it is. */
export type GrownProject = {
  person: Person;
  projectId: string;
  taskId: string;
  customerId: string;
  quoteId: string;
  invoiceId: string;
};

/** A company with one project that was quoted and invoiced, and so many copies of it, as the benches fill theirs. */
export async function grownCompany(app: TestApp, copies: number): Promise<GrownProject> {
  const person = await app.signUp();
  const call = async (method: "POST" | "PATCH", url: string, body: object = {}) => {
    const { status, json } = await person.call(method, url, body);
    if (status !== 200) throw new Error(`${status} for ${method} ${url}: ${JSON.stringify(json)}`);
    return json;
  };
  await call("PATCH", "/api/company", {
    name: "Volt",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
    iban: "FR7630006000011234567890189",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  });
  const { project } = await call("POST", "/api/projects", { name: "Modèle", client_info: CUSTOMER });
  const path = `/api/projects/${project.id}`;
  const { task } = await call("POST", `${path}/tasks`, { title: "Pose", estimate_h: 2 });
  await call("POST", `${path}/tasks`, { title: "Finitions", estimate_h: 2 });
  await call("PATCH", `${path}/estimation`, { hours: 4, rate: 45 });
  const quote = await call("POST", `${path}/quote`);
  const invoice = await call("POST", `${path}/invoice`, ALL_CONFIRMED);
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  await copyProject(app.database.owner, { projectId: project.id, sessionId: session.id }, copies);
  return {
    person,
    projectId: project.id,
    taskId: task.id,
    customerId: project.customer_id,
    quoteId: quote.id,
    invoiceId: invoice.id,
  };
}
