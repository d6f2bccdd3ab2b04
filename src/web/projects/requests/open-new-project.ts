import { useLocation, useNavigate } from "@tanstack/react-router";

/**
 * Opens a project that was just created, at its estimation. With a template of quotes in the address (« #template=… »),
 * at its quote, where the template is taken.
 */
export function useOpenNewProject(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const first = hash.startsWith("template=") ? { stepKey: "quote", hash } : { stepKey: "estimation", hash: "" };
  return (id) => navigate({ to: "/etape/$id/$stepKey", params: { id, stepKey: first.stepKey }, hash: first.hash });
}
