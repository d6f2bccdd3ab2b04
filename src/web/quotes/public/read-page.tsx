import type { QuotePage } from "#api/quotes/quote-page.ts";
import { OFFERED_FIELD } from "#api/quotes/quote-page.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { ON_SHEET, SignatureDrawing } from "#web/documents/drawn-signature.tsx";
import { AskPanel } from "#web/documents/public/ask-panel.tsx";
import { FormField, FormRefusal, Panel, rowsAfterTotal, totalOf } from "#web/documents/public/shell.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Changes } from "./changes.tsx";
import { documentWords } from "./document-words.ts";
import { News, NextSteps } from "./news.tsx";
import { OptionPrice } from "./option-price.tsx";

// As the page of an invoice: what there is to do stands beside the sheet where there is room.
const COLUMNS = [
  "mx-auto grid max-w-[52rem] grid-cols-[minmax(0,1fr)] items-start gap-4",
  "lg:max-w-[76rem] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6",
].join(" ");
// What is signed on paper is on the sheet that is printed; here it is signed by the form beside.
const SIGNS_BELOW = "not-print:[&_.on-paper]:hidden";

/** The quote as its customer reads it, with what they can do: tick options, sign, ask, decline. */
export function ReadPage({ page }: { page: QuotePage }) {
  return (
    <div className="min-h-dvh bg-sunk">
      <main className={`px-2 py-4 md:py-8 lg:px-4 ${page.isOpen ? SIGNS_BELOW : ""}`}>
        <div className={COLUMNS}>
          <div className="flex min-w-0 flex-col gap-4">
            <News page={page} />
            <Summary page={page} />
            {page.changes && <Changes changes={page.changes} />}
            {page.status === "accepted" && <NextSteps page={page} />}
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <DocumentPage
              view={page.view}
              logoUrl={page.logoUrl}
              optionAt={(lineIndex) => <OptionTick page={page} lineIndex={lineIndex} />}
              signature={
                page.status === "accepted" &&
                page.answer && <SignatureDrawing path={page.answer.drawing} className={ON_SHEET} />
              }
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-2">
            {page.isOpen && <Accept page={page} />}
            {!page.isPreview && (
              <AskPanel page={page} isNarrow>
                <CallSeller phone={page.sellerPhone} />
                {page.isOpen && <Decline page={page} />}
              </AskPanel>
            )}
            {page.isPreview && page.isOpen && (
              <Panel>
                <Decline page={page} />
              </Panel>
            )}
          </div>
        </div>
      </main>
      {page.isOpen && <Bar page={page} />}
    </div>
  );
}

function Summary({ page }: { page: QuotePage }) {
  const total = totalOf(page);
  // Once it is signed, the copy that proves it is the one to keep.
  const signedUrl = page.status === "accepted" ? page.answer?.copyUrl : null;
  return (
    <Panel>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-quiet">
            {!page.isOpen && `${documentWords(page).name} de `}
            <strong className="font-[550] text-ink">{page.view.seller.name}</strong>
            {page.isOpen &&
              ` vous propose ${documentWords(page).offered}, valable jusqu'au ` +
                formatDate(page.validUntil).replaceAll(" ", "\u00A0")}
          </p>
          <div data-live="total">
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
              <span className="figures font-(family-name:--font-display) text-page leading-[1.15] font-bold">
                {total.value}
              </span>
              <span className="text-quiet">{total.label}</span>
            </p>
            {rowsAfterTotal(page).map(({ label, value }) => (
              <p key={label} className="text-fine text-quiet">
                {label}&nbsp;: <span className="figures">{value}</span>
              </p>
            ))}
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          {page.isSetAside ? (
            <p role="status" className="text-quiet">
              Le PDF de ce devis n'est pas disponible pour le moment. Cette page le contient en entier : vous pouvez la
              lire et l'imprimer.
            </p>
          ) : (
            <a
              href={signedUrl ?? page.pdfUrl}
              download
              className={buttonLook({ look: "plain", className: "max-md:w-full" })}
            >
              {signedUrl ? "Télécharger l'exemplaire signé" : "Télécharger le PDF"}
            </a>
          )}
        </div>
      </div>
    </Panel>
  );
}

// An option is ticked where it stands. Its box belongs to the form below, which signs.
function OptionTick({ page, lineIndex }: { page: QuotePage; lineIndex: number }) {
  const option = page.options.find((one) => one.lineIndex === lineIndex);
  if (!option || !page.isOpen) return null;
  const id = `option-${lineIndex}`;
  const { isChosen } = option;
  return (
    <label
      htmlFor={id}
      className="mt-2 mb-2 flex min-h-11 items-center gap-3 rounded-[6px] border border-(--line) px-3 py-2 font-[550]"
    >
      <input
        id={id}
        type="checkbox"
        name="option"
        value={option.id}
        form="accept-form"
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-(--accent)"
      />
      <span className="min-w-0 flex-1">{isChosen ? "Option ajoutée" : "Ajouter cette option"}</span>
      <OptionPrice page={page} option={option} />
    </label>
  );
}

function Accept({ page }: { page: QuotePage }) {
  const total = totalOf(page);
  return (
    <Panel title={`Accepter ${documentWords(page).offered}`} id="accept">
      <form id="accept-form" method="post" action={`${page.pageUrl}/accept`} className="flex flex-col gap-4">
        <Offered />
        {page.options.length > 0 && (
          <p data-needs="no-script">
            <button formAction={`${page.pageUrl}/options`} formNoValidate className={buttonLook({ look: "plain" })}>
              Recalculer le total avec mes options
            </button>
          </p>
        )}
        <FormRefusal page={page} form="accept" />
        <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-1">
          <FormField
            page={page}
            form="accept"
            name="signer"
            label="Votre nom"
            fallback={page.customerName}
            autoComplete="name"
            maxLength={200}
            required
          />
          <FormField
            page={page}
            form="accept"
            name="email"
            type="email"
            label={page.usesCode ? "Votre adresse e-mail" : "Votre adresse e-mail (facultatif)"}
            hint={
              page.usesCode
                ? "Un code y arrive pour signer, puis votre exemplaire signé."
                : "Votre exemplaire signé se télécharge aussi sur cette page."
            }
            autoComplete="email"
            inputMode="email"
            maxLength={200}
            required={page.usesCode}
          />
        </div>
        <p data-live="accept-total" className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-quiet">{total.label}</span>
          <strong className="figures text-title">{total.value}</strong>
        </p>
        <button className={buttonLook({ look: "primary", isWide: true })}>Continuer vers la signature</button>
        <p className="text-fine text-quiet">Rien n'est signé à cette étape : vous relirez tout avant.</p>
      </form>
    </Panel>
  );
}

// Many a question is asked sooner aloud.
function CallSeller({ phone }: { phone: string }) {
  return phonesIn(phone).map((one) => (
    <a key={one} href={callUrl(one)} className="flex min-h-11 items-center font-[550] text-act">
      Appeler le {pairedPhone(one)}
    </a>
  ));
}

function Offered() {
  return <input type="hidden" name={OFFERED_FIELD} value="1" />;
}

const SUMMARY = "flex min-h-11 cursor-pointer items-center font-[550] text-act";

function Decline({ page }: { page: QuotePage }) {
  return (
    <div id="decline" className="scroll-mt-4">
      <details open={page.refusal?.form === "decline"}>
        <summary className={SUMMARY}>Refuser {documentWords(page).offered}</summary>
        <form method="post" action={`${page.pageUrl}/decline`} className="mt-2 flex flex-col gap-4">
          <Offered />
          <FormRefusal page={page} form="decline" />
          <FormField
            page={page}
            form="decline"
            name="reason"
            label="Pourquoi ? (facultatif)"
            hint="Un prix, une date, un autre choix : un mot aide l'entreprise."
            maxLength={2000}
            isLong
          />
          <FormField page={page} form="decline" name="signer" label="Votre nom" autoComplete="name" maxLength={200} />
          <button className={buttonLook({ look: "danger", className: "self-start max-md:w-full" })}>
            Refuser {documentWords(page).withArticle}
          </button>
        </form>
      </details>
    </div>
  );
}

const BAR = [
  "sticky bottom-0 border-t border-line bg-paper px-4 py-2 lg:hidden",
  "pb-[max(0.5rem,env(safe-area-inset-bottom))]",
].join(" ");

// The total follows the options, in sight, with the way to sign. The form says both: the bar goes while it is in sight.
function Bar({ page }: { page: QuotePage }) {
  const total = totalOf(page);
  return (
    <aside aria-label="Total du devis" data-leads-to="accept" className={BAR}>
      <div className="mx-auto flex max-w-[52rem] items-center justify-between gap-4">
        <p data-live="bar" aria-live="polite" className="min-w-0">
          <span className="block text-fine text-quiet">{total.label}</span>
          <strong className="figures text-lead">{total.value}</strong>
        </p>
        <a href="#accept" className={buttonLook({ look: "primary", className: "max-w-80 flex-1" })}>
          Accepter
        </a>
      </div>
    </aside>
  );
}
