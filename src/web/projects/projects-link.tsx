import { listProjects } from "#api/projects.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

/** A link from an empty list to the projects, where work begins, or to the first one while there is none. */
export function ProjectsLink() {
  const { data, isPending } = useAnswer(listProjects, { query: { limit: 1 } });
  const isFirst = useMay()("manage") && data?.projects.length === 0;
  // Its words do not change under a finger.
  if (isPending) return <span aria-hidden className="block min-h-11" />;
  return isFirst ? (
    <Link to="/project/new" className={buttonLook({ look: "primary" })}>
      Créer un projet
    </Link>
  ) : (
    <Link to="/app/projects" className={buttonLook({ look: "primary" })}>
      Voir les projets
    </Link>
  );
}
