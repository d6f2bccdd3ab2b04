import { acceptedCall } from "./accepted-call.ts";
import type { Ids } from "./filled-company.ts";
import type { Person } from "./test-app.ts";

const PROJECT = "/api/projects/{id}";
const TASK = "/api/projects/{id}/tasks/{taskId}";

/** The address of the times of a project. */
export function urlOfTimes(ids: Ids): string {
  return `/api/project-times/${ids[PROJECT]}`;
}

/** Notes time on a task of a project, and adds its row to those of the project. */
export async function noteTime(owner: Person, ids: Ids): Promise<Ids> {
  const sentTime = { task_id: ids[TASK], day: "2026-11-02", minutes: 30, note: "pluie" };
  const { time } = await acceptedCall(owner, "POST", urlOfTimes(ids), sentTime);
  return { ...ids, "/api/project-times/{id}": ids[PROJECT]!, "/api/project-times/{id}/{timeId}": time.id };
}
