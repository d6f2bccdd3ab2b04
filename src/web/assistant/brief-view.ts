import type { BriefAnswer } from "#api/analytics.ts";
import type { CompanyAnswer } from "#api/company.ts";
import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";

/** One thing that waits: its name, its customer, its amount when it has one, and the page that deals with it. */
export type BriefLine = { what: string; who: string; amountCents: number | null; to: string };

/**
 * What waits today, most urgent first: documents without their PDF, actions that wait for the user's click, mails that
 * did not arrive, late invoices, work done and not invoiced, work that starts soon, money to collect, quotes to send,
 * quotes without answer, projects without a price. `waitingActions` are the titles of those actions.
 */
export function briefOf(brief: BriefAnswer, waitingActions: readonly string[] = []): BriefLine[] {
  return [
    groupLine(brief.altered, ["document altéré", "documents altérés"], { step: null, list: "/app/billing" }),
    ...missingNumbersLine(brief.missing_numbers),
    groupLine(brief.set_aside, ["PDF à réessayer", "PDF à réessayer"], { step: null, list: "/app/billing" }),
    actionLine(waitingActions),
    groupLine(brief.lost_mails, ["mail non remis", "mails non remis"], { step: null, list: "/app/billing" }),
    groupLine(brief.late, ["facture échue", "factures échues"], { step: "invoice", list: "/app/billing" }),
    groupLine(brief.finished, ["projet fini, à facturer", "projets finis, à facturer"], {
      step: "invoice",
      list: "/app/projects",
    }),
    groupLine(
      brief.starting,
      ["projet commence", "projets commencent"],
      { step: "work", list: "/app/timeline" },
      ({ name, date }) => (date === null ? name : `${name} le ${formatDate(date)}`),
    ),
    groupLine(
      brief.to_collect,
      ["facture à encaisser", "factures à encaisser"],
      { step: "invoice", list: "/app/billing" },
      ({ name, date }) => (date === null ? name : `${name}, au plus tard le ${formatDate(date)}`),
    ),
    groupLine(brief.to_send, ["devis à envoyer", "devis à envoyer"], { step: "quote", list: "/app/projects" }),
    groupLine(brief.unanswered, ["devis sans réponse", "devis sans réponse"], { step: "quote", list: "/app/projects" }),
    groupLine(brief.to_estimate, ["projet à chiffrer", "projets à chiffrer"], {
      step: "estimation",
      list: "/app/projects",
    }),
  ].flat();
}

function missingNumbersLine(count: number): BriefLine[] {
  if (count === 0) return [];
  const what = count === 1 ? "1 numéro manque à tes documents" : `${count} numéros manquent à tes documents`;
  return [{ what, who: "À vérifier avec qui héberge Établi", amountCents: null, to: "/app/billing" }];
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

type BriefGroup = BriefAnswer["late"];
type WaitingItem = BriefGroup["first"][number];

function actionLine(titles: readonly string[]): BriefLine[] {
  if (titles.length === 0) return [];
  const who = titles.length > MOST_TITLES ? `${titles.slice(0, MOST_TITLES).join(", ")}…` : titles.join(", ");
  return [{ what: journalMessages.placeWith(titles.length), who, amountCents: null, to: "/app/actions" }];
}

const MOST_TITLES = 2;

// A single item is named and leads to its page. Several are counted and lead to their list. `step` is null when the
// document decides it.
function groupLine(
  { count, amount_cents, first }: BriefGroup,
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
      amountCents: amount_cents,
      to: count === 1 ? `/etape/${item.project_id}/${step ?? item.kind}` : list,
    },
  ];
}
