import { MOST_PEOPLE_OF_PROJECT } from "#domain/projects/people/assigned-people.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

// Not under the projects: a task that is ticked must not ask for people again.

export const getProjectPeople = endpoint({
  method: "GET",
  path: "/api/project-people/{id}",
  access: "signed-in",
  summary: "The users who are on a project, first assigned first. Nobody: it is everybody's",
  answer: z.object({ people: z.array(z.string()) }),
});

export const saveProjectPeople = endpoint({
  method: "PUT",
  path: "/api/project-people/{id}",
  access: "signed-in",
  touches: ["/api/project-people", "/api/projects"],
  summary: "Says who is on a project: members who work on sites",
  body: z.object({ user_ids: z.array(id).max(MOST_PEOPLE_OF_PROJECT, peopleMessages.tooMany) }),
  answer: z.object({ people: z.array(z.string()) }),
});
