import type { Person } from "../test-app.ts";

/** Gives a company enough data to fill every screen. Answers the signed-in paths with the assistant's round button. */
export async function fillScreens(person: Person): Promise<string[]> {
  await person.call("PATCH", "/api/company", {
    name: "VOLT & FILS",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
    address: { line1: "12 rue de l'Établi", postal_code: "69003", city: "Lyon" },
  });
  const ids: string[] = [];
  for (let count = 1; count <= 12; count++) {
    const client_info = {
      company: `Menuiserie Roux ${count}`,
      first_name: "Claire",
      last_name: "Roux",
      email: `claire@roux${count}.fr`,
    };
    const { project } = (
      await person.call("POST", "/api/projects", { name: `Atelier ${count}`, start_date: "2026-12-01", client_info })
    ).json;
    ids.push(project.id);
  }
  const id = ids[0]!;
  for (let count = 1; count <= 12; count++)
    await person.call("POST", `/api/projects/${id}/tasks`, { title: `Pose de l'élément ${count}`, estimate_h: 2 });
  await person.call("PATCH", `/api/projects/${id}/estimation`, {
    description: "Poser douze éléments",
    hours: 24,
    rate: 50,
  });
  await person.call("POST", `/api/projects/${id}/quote`, {});
  const places = [
    "projects",
    "timeline",
    "billing",
    "customers",
    "analytics",
    "analytics/margin",
    "mails",
    "team",
    "settings",
    "settings#tva",
    "settings#securite",
    "start",
    "data",
    "model",
    "programs",
    "more",
  ].map((place) => `/app/${place}`);
  const steps = ["estimation", "validation", "quote", "client-validation", "work", "invoice"].map(
    (step) => `/etape/${id}/${step}`,
  );
  return [...places, "/project/new", ...steps];
}
