import type { Person, TestApp } from "./test-app.ts";

/** The secrets of the invitation links in the queue, oldest first. It serves tests that run no jobs. */
export async function invitationTokens({ database, deps }: TestApp): Promise<string[]> {
  const { rows } = await database.owner.query<{ payload: { sealed: string } }>(
    `select j.payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
      where t.identifier = 'invite-member' order by j.id`,
  );
  return rows.map(({ payload }) => (JSON.parse(deps.unseal(payload.sealed)) as { token: string }).token);
}

/** Makes a person join the owner's company with a role. A new address is signed up first. */
export async function join(app: TestApp, owner: Person, who: Person | string, role: string): Promise<Person> {
  const person = typeof who === "string" ? await app.signUp(who) : who;
  const invitation = await owner.call("POST", "/api/team/invitations", { email: person.email, role });
  if (invitation.status !== 200) throw new Error(`not invited: ${JSON.stringify(invitation.json)}`);
  const token = (await invitationTokens(app)).at(-1)!;
  const acceptAnswer = await person.call("POST", `/api/invitations/${token}/accept`, {});
  if (acceptAnswer.status !== 200) throw new Error(`not joined: ${JSON.stringify(acceptAnswer.json)}`);
  return person;
}
