import { TeamPage } from "#web/company/team-page.tsx";
import { AboveWhenFromSettings } from "#web/ui/loading/above-settings.tsx";
import { MemberDay } from "./member-day.tsx";

/** /app/team: the members of the company, with where each is today. */
export default function TeamScreen() {
  return (
    <>
      <AboveWhenFromSettings />
      <TeamPage MemberDay={MemberDay} />
    </>
  );
}
