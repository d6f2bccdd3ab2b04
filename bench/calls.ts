import type { Worker } from "#test/kill-round.ts";

/** A customer with all that an invoice asks for. */
export const CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  siren: "552100554",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};

/** A project with five tasks, hours and a rate, by the API. */
export async function pricedProject(worker: Worker, name: string): Promise<string> {
  const { project } = await callAs<{ project: { id: string } }>(worker, "POST", "/api/projects", {
    name,
    start_date: "2026-12-01",
    client_info: CUSTOMER,
  });
  for (let index = 0; index < 5; index++)
    await callAs(worker, "POST", `/api/projects/${project.id}/tasks`, { title: `Tâche ${index + 1}`, estimate_h: 1.5 });
  await callAs(worker, "PATCH", `/api/projects/${project.id}/estimation`, { hours: 7.5, rate: 45 });
  return project.id;
}

/** Calls the API. Throws on anything but a success. */
export async function callAs<Answer = unknown>(
  { server, token }: Worker,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} for ${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
