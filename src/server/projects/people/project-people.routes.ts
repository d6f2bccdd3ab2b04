import { getProjectPeople, saveProjectPeople } from "#api/projects/project-people.ts";
import { checkPeople } from "#domain/projects/people/assigned-people.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import { listMembers } from "#server/company/team.repository.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findProject, lockProject } from "../projects.repository.ts";
import { listPeopleOf, savePeopleOf } from "./project-people.repository.ts";

/** Who is on a project. */
export const projectPeopleRoutes: Route[] = [
  route(getProjectPeople, async (_deps, { tx, params }) => {
    const [project, people] = await Promise.all([findProject(tx, params.id), listPeopleOf(tx, params.id)]);
    if (!project) throw notFound();
    return { people };
  }),

  route(saveProjectPeople, async (deps, { tx, caller, params, body }) => {
    // Locked, so that two savings come one after the other.
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const people = checkPeople(body.user_ids, await listMembers(tx));
    if (!people.ok) throw refusalError(people.refusal, { person_not_on_sites: peopleMessages.person_not_on_sites });
    await savePeopleOf(tx, caller.companyId, { projectId: project.id, userIds: people.value }, deps.clock());
    return { people: await listPeopleOf(tx, project.id) };
  }),
];
