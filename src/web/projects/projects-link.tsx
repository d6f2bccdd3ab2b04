import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

/** A link from an empty list to the projects, where work begins. */
export function ProjectsLink() {
  return (
    <Link to="/app/projects" className={buttonLook({ look: "primary" })}>
      Voir les projets
    </Link>
  );
}
