import { invitationTokens } from "./team.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

type Team = {
  members: { user_id: string; email: string; role: string; me: boolean }[];
  invitations: { id: string; email: string; state: string }[];
};

/** Starts a server for tests of teams, with their calls and its own clock. Close its `app` after them. */
export async function openTeamApp() {
  let now = new Date("2026-11-21T10:00:00Z");
  // The clock moves at each read, so that no two members join at the same time.
  const app: TestApp = await testApp({ clock: () => (now = new Date(now.getTime() + 1)) });
  let companies = 0;

  async function company(): Promise<{ owner: Person; id: string; name: string }> {
    const owner = await app.signUp(`owner${++companies}@example.org`);
    const name = `Volt ${companies}`;
    const { json } = await owner.call("PATCH", "/api/company", { name });
    return { owner, id: json.company.id, name };
  }

  const team = async (person: Person) => (await person.call("GET", "/api/team")).json as Team;
  const invite = (person: Person, email: string, role = "worker", headers = {}) =>
    person.call("POST", "/api/team/invitations", { email, role }, headers);
  const lastToken = async () => (await invitationTokens(app)).at(-1)!;
  const accept = (person: Person, token: string, body: object = {}) =>
    person.call("POST", `/api/invitations/${token}/accept`, body);
  const memberId = async (person: Person, email: string) =>
    (await team(person)).members.find((member) => member.email === email)!.user_id;
  const passTime = (ms: number) => void (now = new Date(now.getTime() + ms));
  return { app, company, team, invite, lastToken, accept, memberId, passTime };
}
