import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { withdrawDecision } from "#api/quotes.ts";
import { isWithCustomer } from "#domain/documents/document-state.ts";
import type { QuoteAnswer, QuoteState } from "#domain/documents/quote-state.ts";
import { withdrawalTerms } from "#domain/projects/story/withdrawal-terms.messages.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { isReminderDue } from "#domain/quotes/reminder.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { BeforeSending } from "#web/company/before-sending.tsx";
import { MailTroubles } from "#web/documents/mailing/mail-status.tsx";
import { hasWrongAddress } from "#web/documents/mailing/mailing-view.ts";
import { useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";
import { Card } from "#web/ui/card.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { CopyDeclined } from "./follow/copy-declined.tsx";
import { GivenActs } from "./follow/given-acts.tsx";
import { NEXT_VERSION_ID } from "./follow/next-version-place.ts";
import { NoteAnswer } from "./follow/note-answer.tsx";
import { smsReminder } from "./follow/sms-reminder.ts";
import { ToldAcceptance } from "./follow/told-acceptance.tsx";
import type { Behind } from "./follow/use-version-to-give.ts";
import { VersionTimes } from "./follow/version-times.tsx";
import { SendQuote } from "./send-quote.tsx";
import { CertificatesReceived } from "./signing/certificates-received.tsx";
import { isFinal } from "./signing/final-answer.ts";
import type { OpenQuoteSending } from "./use-quote-sending.tsx";
import { versionInSentence, versionName } from "./version-name.ts";
import { isLoneEdition, withSending } from "./versions-in-sight.ts";

const AnswerForm = onDemand(async () => (await import("./answer-form.tsx")).AnswerForm);

type Props = {
  project: ProjectAnswer;
  versions: readonly QuoteVersion[];
  /** The button that brings the quote up to date, or false while there is nothing to update. */
  update: ReactNode;
  /** What the last version no longer says, or null. */
  behind: Behind | null;
  /** The button that sends the quote stands above. */
  isSentAbove: boolean;
  openSending: OpenQuoteSending;
};

/** What became of the version that the customer has: its line of time, and what the seller notes of it. */
export function QuoteFollow({ project, versions, update, behind, isSentAbove, openSending }: Props) {
  const [latest] = versions;
  // Its versions are read: what stands under it must not jump.
  if (!latest) return <div aria-hidden className="min-h-56 animate-breathe rounded-card border border-line bg-paper" />;
  const isLone = isLoneEdition(versions);
  const currentVersion = versions.find((one) => one.sent_at ?? one.viewed_at ?? one.decision) ?? latest;
  const acceptedVersion = versions.find(({ status }) => status === "accepted");
  return (
    <Card title={titleOf(currentVersion)}>
      <div className="@container flex flex-col gap-4">
        {latest.id !== currentVersion.id && !latest.is_of_other_customer && (
          <NextVersion
            key={latest.edition}
            project={project}
            latest={latest}
            currentVersion={currentVersion}
            isSentAbove={isSentAbove}
            openSending={openSending}
            update={update}
            behind={behind}
          />
        )}
        {currentVersion.is_of_other_customer && (
          <p className="text-quiet">
            {isLone ? "Ce devis" : `La version ${currentVersion.edition}`} est au nom d'un autre client que celui du
            projet.
          </p>
        )}
        {currentVersion.status === "declined" && acceptedVersion?.is_of_other_customer === false && (
          <p>La version acceptée avant celle-ci tient toujours : la facture reprend ses lignes.</p>
        )}
        <ToldAcceptance version={acceptedVersion} />
        <VersionTimes version={withSending(currentVersion, versions)} isLone={isLone} />
        <VersionMails version={currentVersion} openSending={openSending} />
        {currentVersion.status === "expired" && (
          <p className="text-quiet">
            Ce devis n'est plus valable : prolonge-le ou refais une version, que le client puisse répondre.
          </p>
        )}
        {/* A draft that is brought up to date keeps its edition, and what its sending asks stays open. */}
        <Actions
          key={currentVersion.edition}
          project={project}
          version={currentVersion}
          isLatest={currentVersion.id === latest.id}
          isLone={isLone}
          isSentAbove={isSentAbove}
          openSending={openSending}
          update={update}
          behind={behind}
        />
        {currentVersion.status === "draft" && <BeforeSending />}
      </div>
    </Card>
  );
}

const TITLES: Partial<Record<QuoteState, string>> = {
  draft: "À envoyer au client",
  accepted: "Accord du client",
  declined: "Réponse du client",
};

const OTHER_TITLES: Partial<Record<QuoteState, string>> = {
  draft: "Pour un autre client",
  accepted: "Accord d'un autre client",
  declined: "Réponse d'un autre client",
};

function titleOf({ status, is_of_other_customer: isOfOther }: QuoteVersion): string {
  const title = TITLES[status] ?? "Chez le client";
  return isOfOther ? (OTHER_TITLES[status] ?? "Chez un autre client") : title;
}

// The mails of a version that did not arrive or have not left, which may be none.
function VersionMails({ version, openSending }: { version: QuoteVersion; openSending: OpenQuoteSending }) {
  const mails = useDocumentMails(version.id);
  return mails ? <MailTroubles mails={mails} reopen={() => openSending(version, { start: "mail" })} /> : null;
}

type NextVersionProps = Omit<Props, "versions"> & { latest: QuoteVersion; currentVersion: QuoteVersion };

function NextVersion({ latest, currentVersion, isSentAbove, openSending, ...rest }: NextVersionProps) {
  const isAccepted = currentVersion.status === "accepted";
  const waitsFor = latest.change_order_rank === null ? null : (currentVersion.decision?.withdrawable ?? null);
  return (
    <div id={NEXT_VERSION_ID} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-3 rounded-card bg-sunk p-4">
      {isAccepted && <strong>{notSentWords(latest, currentVersion)}</strong>}
      <p>
        {latest.change_order_rank === null
          ? nextVersionWords(latest.edition, currentVersion)
          : changeOrderMessages.whenAccepted(eurosToCents(currentVersion.total), eurosToCents(latest.total))}
      </p>
      <VersionMails version={latest} openSending={openSending} />
      {waitsFor && <p className="font-[550]">{withdrawalTerms.sendableFrom(waitsFor)}</p>}
      {!isSentAbove && !waitsFor && (
        <div className="flex flex-wrap gap-2">
          <SendQuote
            {...rest}
            version={latest}
            look={isAccepted && latest.change_order_rank === null ? undefined : "primary"}
            isLatest
            open={openSending}
          />
        </div>
      )}
    </div>
  );
}

function notSentWords(latest: QuoteVersion, { total }: QuoteVersion): string {
  if (latest.change_order_rank === null) return `${versionName(latest)} : pas encore envoyée au client`;
  return changeOrderMessages.notSent(latest.change_order_rank, eurosToCents(latest.total) - eurosToCents(total));
}

function nextVersionWords(
  next: number,
  { edition: version, status, is_of_other_customer: isOfOther }: QuoteVersion,
): string {
  const isAccepted = status === "accepted";
  if (isOfOther)
    return isAccepted
      ? `Elle est au nom du client du projet. La facture ne reprend pas la version ${version}, acceptée par un autre.`
      : `La version ${next}, au nom du client du projet, n'est pas encore envoyée.`;
  return isAccepted
    ? `Le client a accepté la version ${version} : la facture reprend ses lignes tant qu'il n'a pas accepté la ` +
        `version ${next}.`
    : `La version ${next} n'est pas encore envoyée : le client a toujours la version ${version}.`;
}

type ActionsProps = Omit<Props, "versions"> & { version: QuoteVersion; isLatest: boolean; isLone: boolean };

function Actions({ project, version, isLatest, isLone, isSentAbove, openSending, update, behind }: ActionsProps) {
  const [answer, setAnswer] = useState<QuoteAnswer | null>(null);
  const mails = useDocumentMails(version.id);
  if (version.decision) return <Answered project={project} version={version} decision={version.decision} />;
  const isSent = version.sent_at !== null || version.viewed_at !== null;
  // One that was only opened by its link is sent while no newer one is to be.
  const hasSending = version.sent_at !== null || (isSent && isLatest);
  const isLost = mails !== undefined && hasWrongAddress(mails);
  const isOfOther = version.is_of_other_customer;
  const { full_name, company } = project.client_info;
  const close = () => setAnswer(null);
  // While a newer version waits, or of a change order, an answer says which one it is about.
  const which = isLatest && version.change_order_rank === null ? "" : ` ${versionInSentence(version)}`;
  const titles = { accepted: `Le client a accepté${which}`, declined: `Le client a refusé${which}` };
  const isChased = hasSending && isWithCustomer(version.status) && !isOfOther && !isLost;
  const isLate = version.sent_at !== null && isReminderDue(dayOf(version.sent_at), todayInFrance());
  const isRemindable = isWithCustomer(version.status) && isLatest && !isOfOther;
  const isToGive = isLatest && !isSent && !isOfOther && version.status !== "expired";
  return (
    <div className="flex flex-wrap gap-2 @max-sm:[&>button]:w-full">
      {isToGive && !isSentAbove && (
        <SendQuote
          project={project}
          version={version}
          look="primary"
          isLatest
          open={openSending}
          update={update}
          behind={behind}
        />
      )}
      {isSent ? (
        <GivenActs
          sending={isChased ? { project, version, isLatest, update, isLate, open: openSending, behind: null } : null}
          isToSend={isLate || version.sent_at === null}
          isExpired={version.status === "expired"}
          titles={titles}
          note={setAnswer}
          pageUrl={isWithCustomer(version.status) ? version.page_url : ""}
          smsAddress={() =>
            isRemindable ? smsReminder({ ...smsOf(version), phone: project.client_info.phone }) : null
          }
        />
      ) : (
        <NoteAnswer titles={titles} note={setAnswer} />
      )}
      <Drawer title={titles[answer ?? "accepted"]} open={answer !== null} onClose={close}>
        {answer && (
          <AnswerForm
            version={version}
            answer={answer}
            projectId={project.id}
            customer={isOfOther ? "" : full_name || company}
            isLone={isLone}
            hasTasks={project.tasks.length > 0}
            sendLink={
              isOfOther || !isWithCustomer(version.status)
                ? null
                : () => {
                    close();
                    openSending(version);
                  }
            }
            onClose={close}
          />
        )}
      </Drawer>
    </div>
  );
}

const smsOf = ({ number, page_url: pageUrl }: QuoteVersion) => ({ number, pageUrl });

const dayOf = (moment: string) => dayAt(new Date(moment), FRENCH_TIME_ZONE);

type AnsweredProps = Pick<Props, "project"> & {
  version: QuoteVersion;
  decision: NonNullable<QuoteVersion["decision"]>;
};

// What is left to note of an answer, and how it is taken back.
function Answered({ project, version, decision }: AnsweredProps) {
  const isOnPaper = decision.decision === "accepted" && !decision.is_by_customer;
  return (
    <>
      {isOnPaper && version.certificates.length > 0 && (
        <CertificatesReceived projectId={project.id} version={version} decision={decision} />
      )}
      {decision.decision === "declined" && <CopyDeclined projectId={project.id} />}
      {!isFinal(version, project) && <Withdraw version={version} />}
    </>
  );
}

function Withdraw({ version }: { version: QuoteVersion }) {
  const withdraw = useChange(() => call(withdrawDecision, { params: { versionId: version.id } }));
  const isAccepted = version.decision?.decision === "accepted";
  return (
    <div className="-ml-4 [&>button]:text-left">
      <ConfirmButton
        look="quiet"
        question={isAccepted ? "Annuler l'accord noté ?" : "Annuler le refus noté ?"}
        text={`Cette réponse au devis ${version.number} ne comptera plus. Tu pourras noter la bonne.`}
        confirm="Annuler cette réponse"
        act={() => withdraw.mutateAsync(undefined).then(() => null)}
      >
        {isAccepted ? "Noté par erreur ? Annuler l'accord" : "Noté par erreur ? Annuler le refus"}
      </ConfirmButton>
    </div>
  );
}
