import type { ProjectAnswer } from "#api/projects.ts";
import { saveProjectCore } from "#api/projects.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { call } from "#web/client/call.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { readDateText } from "#web/ui/date-field.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { SiteDateField } from "./head/site-date-field.tsx";

/** What may be changed of a project, in the order of the form. A name is that of the contract. */
const FIELDS: FillField[] = [
  { name: "name", label: "Nom du projet" },
  { name: "site_address", label: "Adresse du chantier" },
  { name: "start_date", label: "Date de début", input: SiteDateField },
  { name: "end_date", label: "Date de fin", input: SiteDateField },
  {
    name: "project_recurrence",
    label: "Fréquence",
    kind: "select",
    options: [
      { value: "single", label: "Ponctuel" },
      { value: "recurring", label: "Récurrent" },
    ],
  },
];

/** A form for the fields of a project. */
export function ProjectForm({ project, onSaved }: { project: ProjectAnswer; onSaved: () => void }) {
  const { siteAddress } = useTradeWords();
  const fields = FIELDS.map((field) => (field.name === "site_address" ? { ...field, label: siteAddress } : field));
  const save = async ({ start_date = "", end_date = "", ...texts }: Record<string, string>) => {
    const body = { ...texts, start_date: toDay(start_date), end_date: toDay(end_date) };
    const answer = await call(saveProjectCore, { params: { id: project.id }, body });
    onSaved();
    return toValues(answer.project);
  };
  return <FillForm fields={fields} values={toValues(project)} save={save} label="Enregistrer le projet" />;
}

function toValues({ start_date, end_date, ...project }: ProjectAnswer): Record<string, string> {
  return {
    // A form shows the texts of its fields, and nothing of the rest.
    ...(project as object),
    start_date: start_date === null ? "" : dayInFigures(start_date),
    end_date: end_date === null ? "" : dayInFigures(end_date),
  };
}

// What is no day is sent as it was typed: the refusal says so beside its field.
function toDay(text: string): string | null {
  return text === "" ? null : (readDateText(text) ?? text);
}
