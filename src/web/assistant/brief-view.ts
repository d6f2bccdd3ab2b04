import type { BriefAnswer } from "#api/analytics.ts";
import type { CompanyAnswer } from "#api/company.ts";
import { formatDate } from "#domain/shared/french-format.ts";

/** One thing that waits: its name, its customer, its amount when it has one, and the page that deals with it. */
export type BriefLine = { what: string; who: string; amountCents: number | null; to: string };

/**
 * What waits today, most urgent first: documents without their PDF, late invoices, work done and not invoiced, work
 * that starts soon, money to collect, quotes without answer, projects without a price.
 */
export function briefOf(brief: BriefAnswer): BriefLine[] {
  return [
    groupLine(brief.altered, ["document altéré", "documents altérés"], { step: null, list: "/app/billing" }),
    groupLine(brief.set_aside, ["PDF à réessayer", "PDF à réessayer"], { step: null, list: "/app/billing" }),
    groupLine(brief.late, ["facture échue", "factures échues"], { step: "invoice", list: "/app/billing" }),
    groupLine(brief.finished, ["chantier fini, à facturer", "chantiers finis, à facturer"], {
      step: "invoice",
      list: "/app/projects",
    }),
    groupLine(
      brief.starting,
      ["chantier commence", "chantiers commencent"],
      { step: "work", list: "/app/timeline" },
      ({ name, date }) => (date === null ? name : `${name} le ${formatDate(date)}`),
    ),
    groupLine(
      brief.to_collect,
      ["facture à encaisser", "factures à encaisser"],
      { step: "invoice", list: "/app/billing" },
      ({ name, date }) => (date === null ? name : `${name}, au plus tard le ${formatDate(date)}`),
    ),
    groupLine(brief.unanswered, ["devis sans réponse", "devis sans réponse"], { step: "quote", list: "/app/projects" }),
    groupLine(brief.to_estimate, ["projet à chiffrer", "projets à chiffrer"], {
      step: "estimation",
      list: "/app/projects",
    }),
  ].flat();
}

/**
 * The first steps of a new user, without those already done: a project, the company as invoices name it, the rate. All
 * of them while the company is unknown.
 */
export function firstStepLines(
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

type Waiting = BriefAnswer["late"];
type WaitingItem = Waiting["first"][number];

// A single item is named and leads to its page. Several are counted and lead to their list. `step` is null when the
// document decides it.
function groupLine(
  { count, gross_cents, first }: Waiting,
  [single, plural]: readonly [string, string],
  { step, list }: { step: string | null; list: string },
  nameOf: (item: WaitingItem) => string = ({ name }) => name,
): BriefLine[] {
  const [item] = first;
  if (item === undefined) return [];
  const names = first.map(nameOf).join(", ");
  return [
    {
      what: `${count} ${count === 1 ? single : plural}`,
      who: count > first.length ? `${names}…` : names,
      amountCents: gross_cents,
      to: count === 1 ? `/etape/${item.project_id}/${step ?? item.kind}` : list,
    },
  ];
}
