import type { QuotePage } from "#api/quotes/quote-page.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { withdrawalTexts } from "#domain/quotes/signing/signing.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { Banner, Panel } from "#web/documents/public/shell.tsx";
import { linkLook } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { documentWords } from "./document-words.ts";

/** What became of the quote, said before it is read: replaced, no longer valid, answered, withdrawn from. */
export function News({ page }: { page: QuotePage }) {
  const { answer, status, newerPageUrl, view } = page;
  return (
    <>
      {page.isPreview && (
        <Banner tone="alert">
          <p className="font-[550]">Aperçu : {documentWords(page).thisOne.toLowerCase()} n'est pas encore envoyé.</p>
          <p>
            Ton client pourra le signer sur cette page dès que tu le lui auras envoyé, ou qu'il aura ouvert son lien.
          </p>
        </Banner>
      )}
      {newerPageUrl !== null || status === "replaced" || status === "expired" ? (
        <Banner tone="alert">
          <p className="font-[550]">{replacedWords(page)}</p>
          {newerPageUrl && (
            <a href={newerPageUrl} className={linkLook}>
              Voir la nouvelle version
            </a>
          )}
        </Banner>
      ) : null}
      {page.order?.closed && (
        <Banner tone="alert">
          <p className="font-[550]">{page.order.closed}</p>
        </Banner>
      )}
      {answer && <Answered page={page} answer={answer} />}
      {answer === null && status === "accepted" && (
        <Banner tone="good">
          <p className="font-[550]">
            {documentWords(page).thisOne} est accepté. {view.seller.name} l'a noté.
          </p>
        </Banner>
      )}
      {answer === null && status === "declined" && (
        <Banner>
          <p className="font-[550]">
            {documentWords(page).thisOne} est refusé. {view.seller.name} l'a noté.
          </p>
        </Banner>
      )}
    </>
  );
}

function replacedWords({ newerPageUrl, status, view }: QuotePage): string {
  if (newerPageUrl === null) return `Ce devis n'est plus valable. Demandez une mise à jour à ${view.seller.name}.`;
  return status === "accepted"
    ? "Vous avez accepté ce devis. Une nouvelle version vous est proposée."
    : "Ce devis est remplacé par une version plus récente.";
}

function Answered({ page, answer }: { page: QuotePage; answer: NonNullable<QuotePage["answer"]> }) {
  const { act, signer, moment, isCoded, withdrawUntil } = answer;
  const who = signer === "" ? "" : ` par ${signer}`;
  if (act === "withdrawn")
    return (
      <Banner>
        <p className="font-[550]">
          {documentWords(page).withdrawn} : rétractation enregistrée le {moment}
          {who}.
        </p>
        {page.order && <p>{changeOrderMessages.standsBefore}</p>}
        <p>{page.view.seller.name} en est informé. Gardez cette page ou son impression comme accusé de réception.</p>
      </Banner>
    );
  if (act === "declined" && page.status === "declined")
    return (
      <Banner>
        <p className="font-[550]">
          {documentWords(page).name} refusé le {moment}
          {who}.
        </p>
        <p>{page.view.seller.name} en est informé.</p>
      </Banner>
    );
  if (act !== "accepted") return null;
  // The days of withdrawal run, whatever was agreed since.
  if (page.status !== "accepted") return withdrawUntil && <Banner>{withdrawalOffer(page, withdrawUntil)}</Banner>;
  return (
    <Banner tone="good">
      <p className="font-[550]">
        {documentWords(page).name} accepté le {moment}
        {who}.
      </p>
      <p>
        {isCoded
          ? "Votre exemplaire signé part par e-mail ; il se télécharge aussi ci-dessous."
          : "Signé sans code. Votre exemplaire signé se télécharge ci-dessous."}
      </p>
    </Banner>
  );
}

const PLANNED_START = "Début prévu";

/** What follows an agreement: who knows of it, what is paid and when, and how long one may withdraw. */
export function NextSteps({ page }: { page: QuotePage }) {
  const { answer, deposit, view } = page;
  const seller = view.seller.name;
  const start = view.facts.find(({ label }) => label === PLANNED_START)?.value;
  const withdrawUntil = answer?.act === "accepted" ? answer.withdrawUntil : null;
  return (
    <Panel title="Et maintenant">
      <ul className="flex flex-col gap-2">
        {answer && <li>{seller} est informé de votre accord. Il n'y a rien d'autre à faire ici.</li>}
        {deposit && (
          <li>
            {deposit.label} : <strong className="figures">{deposit.value}</strong>, que {seller} vous demandera à part.
          </li>
        )}
        {start && (
          <li>
            {PLANNED_START} : {start}
          </li>
        )}
      </ul>
      {withdrawUntil && (
        <div className="mt-3 border-t border-line pt-3 text-fine text-quiet">
          {withdrawalOffer(page, withdrawUntil)}
        </div>
      )}
    </Panel>
  );
}

function withdrawalOffer(page: QuotePage, until: CalendarDate): ReactNode {
  return (
    <>
      <p>{withdrawalTexts.until(until)}</p>
      <a href={`${page.pageUrl}/withdrawal`} className={linkLook}>
        {documentWords(page).withdraw} ici
      </a>
    </>
  );
}
