import type { CompanyAnswer } from "#api/company.ts";
import type { DocumentRow, SetAsideDocument } from "#api/documents.ts";
import type { ProjectListRow } from "#api/projects.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";

/** One thing that waits: what, whose, what it amounts to when it has an amount, and where it is dealt with. */
export type BriefLine = { what: string; who: string; amountCents: number | null; to: string };

type Known = {
  invoices: readonly DocumentRow[];
  quotes: readonly DocumentRow[];
  projects: readonly ProjectListRow[];
  setAside: readonly SetAsideDocument[];
  today: CalendarDate;
};

const SOON_DAYS = 7;

/**
 * What waits today, most pressing first: documents without their PDF, invoices overdue, work done and not invoiced,
 * what starts soon, quotes without answer, projects without a price.
 */
export function briefOf({ invoices, quotes, projects, setAside, today }: Known): BriefLine[] {
  const inStep = (status: ProjectListRow["status"]) => projects.filter((project) => project.status === status);
  const waiting = new Set(inStep("quote").map(({ id }) => id));
  const doneProjects = inStep("work").filter(
    ({ tasks_total, tasks_done }) => tasks_total > 0 && tasks_done === tasks_total,
  );
  const soon = projects.filter(
    (project): project is ProjectListRow & { start_date: CalendarDate } =>
      project.start_date !== null &&
      project.start_date >= today &&
      project.start_date <= addDays(today, SOON_DAYS) &&
      project.status !== "invoice",
  );
  return [
    ...groupItems(
      setAside.map(({ kind, number, project_id }) => ({
        name: number,
        amountCents: null,
        to: `/etape/${project_id}/${kind}`,
      })),
      ["PDF à réessayer", "PDF à réessayer"],
      "/app/billing",
    ),
    ...groupItems(
      invoices.filter((one) => one.due_on < today && one.status !== "paid").map(ofDocument),
      ["facture échue", "factures échues"],
      "/app/billing",
    ),
    ...groupItems(
      doneProjects.map((project) => ofProject(project, "invoice")),
      ["chantier fini, à facturer", "chantiers finis, à facturer"],
      "/app/projects",
    ),
    ...groupItems(
      soon.map((project) => ofProject(project, "work", `le ${formatDate(project.start_date)}`)),
      ["chantier commence", "chantiers commencent"],
      "/app/timeline",
    ),
    ...groupItems(
      quotes.filter((one) => waiting.has(one.project_id)).map(ofDocument),
      ["devis sans réponse", "devis sans réponse"],
      "/app/projects",
    ),
    ...groupItems(
      inStep("estimation").map((project) => ofProject(project, "estimation")),
      ["projet à chiffrer", "projets à chiffrer"],
      "/app/projects",
    ),
  ];
}

/**
 * What a newcomer does first, without what is done: a project, the company as invoices name it, the rate. Everything
 * while the company is not known.
 */
export function firstThings(
  company: Pick<CompanyAnswer, "missing" | "hourly_rate"> | undefined,
): (BriefLine & { hash?: string })[] {
  const isPresented = company !== undefined && company.missing.every((field) => field === "vat_regime");
  const isPriced = company !== undefined && company.hourly_rate !== null;
  return [
    { what: "Créer un projet", who: "Le client, le travail, la date", amountCents: null, to: "/project/new" },
    ...(isPresented
      ? []
      : [
          {
            what: "Présenter ton entreprise",
            who: "Demandée sur chaque facture",
            amountCents: null,
            to: "/app/settings",
          },
        ]),
    ...(isPriced
      ? []
      : [
          {
            what: "Choisir ton taux horaire",
            who: "Il chiffre tes devis",
            amountCents: null,
            to: "/app/settings",
            hash: "tva",
          },
        ]),
  ];
}

type BriefItem = { name: string; amountCents: number | null; to: string };

// A single item is named and leads to its page. Several are counted and lead to their list.
function groupItems(
  items: readonly BriefItem[],
  [single, plural]: readonly [string, string],
  list: string,
): BriefLine[] {
  const [first] = items;
  if (first === undefined) return [];
  const amountCents = items.reduce<number | null>(
    (sum, one) => (sum === null || one.amountCents === null ? null : sum + one.amountCents),
    0,
  );
  const who = items.map((one) => one.name).join(", ");
  return [
    {
      what: `${items.length} ${items.length === 1 ? single : plural}`,
      who,
      amountCents,
      to: items.length === 1 ? first.to : list,
    },
  ];
}

function ofDocument({ kind, project_id, project_name, total }: DocumentRow): BriefItem {
  return { name: project_name, amountCents: Math.round(total * 100), to: `/etape/${project_id}/${kind}` };
}

function ofProject({ id, name }: ProjectListRow, step: string, when = ""): BriefItem {
  return { name: `${name} ${when}`.trim(), amountCents: null, to: `/etape/${id}/${step}` };
}
