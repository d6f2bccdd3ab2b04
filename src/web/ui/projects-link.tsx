import { buttonLook } from "./button.tsx";
import { Link } from "@tanstack/react-router";

/** The way from an empty place to the projects, where everything begins. */
export function ProjectsLink() {
  return (
    <Link to="/app/projects" className={buttonLook({ look: "primary" })}>
      Voir les projets
    </Link>
  );
}
