import type { QuotePage } from "#api/quotes/quote-page.ts";
import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import { agreementTexts, withdrawalTexts } from "#domain/quotes/signing/signing.messages.ts";
import { DocumentLines } from "#web/documents/document-lines.tsx";
import { FormField, FormRefusal, Banner, Panel, totalOf } from "#web/documents/public/shell.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Certificate } from "./certificate.tsx";
import { documentWords } from "./document-words.ts";
import { OptionPrice } from "./option-price.tsx";

const FORM = "sign-form";

type Props = { page: QuotePage; signing: NonNullable<QuotePage["signing"]> };

/** What is signed, what is certified, and how: one screen, whose button commits to pay. */
export function SignPage({ page, signing }: Props) {
  const action = `${page.pageUrl}/sign/${signing.id}`;
  return (
    <main className="min-h-dvh bg-sunk px-2 py-4 md:py-8">
      <div className="mx-auto flex max-w-[40rem] flex-col gap-4">
        <div className="px-1">
          <a href={backTo(page)} className={linkLook}>
            {page.order ? "Revenir à l'avenant" : "Revenir au devis"}
          </a>
          <h1 className="text-page">
            Signer {documentWords(page).withArticle} <span className="whitespace-nowrap">{page.view.number}</span>
            {page.edition !== null && `, version ${page.edition}`}
          </h1>
        </div>
        <Refused page={page} />
        <Recap page={page} />
        {page.view.certificates?.map((one, index) => (
          <Certificate key={one.title} form={FORM} {...{ page, signing, index }} />
        ))}
        {page.isConsumer && <Withdrawal page={page} />}
        <Panel title="Votre signature">
          <SignaturePad page={page} signer={signing.signer} />
        </Panel>
        <form id={FORM} method="post" action={action} className="flex flex-col gap-4">
          <Panel title={page.usesCode ? "Votre code" : "Confirmer"}>
            <div className="flex flex-col gap-4">
              {page.usesCode ? <Code page={page} email={signing.email} /> : <WithoutCode />}
              <p className="text-fine">{acceptanceWords(page)}</p>
              <p className="text-fine text-quiet">{agreementTexts.electronic}</p>
              <FormRefusal page={page} form="sign" />
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
                <span>{totalOf(page).label}</span>
                <strong className="figures text-page">{totalOf(page).value}</strong>
              </p>
              <button className={buttonLook({ look: "primary", isWide: true })}>
                Signer, avec obligation de paiement
              </button>
            </div>
          </Panel>
        </form>
        {page.usesCode && (
          <form method="post" action={`${action}/code`} className="px-1">
            <button className={linkLook}>Recevoir un autre code</button>
          </form>
        )}
      </div>
    </main>
  );
}

function acceptanceWords(page: QuotePage): string {
  const { value } = totalOf(page);
  const { number } = page.view;
  return page.order ? agreementTexts.acceptOrder(page.order.rank, number, value) : agreementTexts.accept(number, value);
}

// What was refused is far below: it is said where the page begins, with a link to its place.
function Refused({ page: { refusal } }: { page: QuotePage }) {
  if (refusal === null) return null;
  const place = refusal.field === "code" ? "sign-code" : refusal.field;
  return (
    <Banner tone="alert">
      <p className="font-[550]">{refusal.sentence}</p>
      {place && (
        <a href={`#${place}`} className={linkLook}>
          Aller à ce qu'il faut corriger
        </a>
      )}
    </Banner>
  );
}

function backTo({ pageUrl, options }: QuotePage): string {
  const chosen = new URLSearchParams(options.filter(({ isChosen }) => isChosen).map(({ id }) => ["option", id]));
  return chosen.size === 0 ? pageUrl : `${pageUrl}?${chosen}`;
}

function Recap({ page }: { page: QuotePage }) {
  const { view, options, isSetAside, pdfUrl } = page;
  const chosen = options.filter(({ isChosen }) => isChosen);
  return (
    <Panel>
      <p className="font-[550]">{view.seller.name}</p>
      <p>{view.subject}</p>
      {chosen.length > 0 && (
        <>
          <p className="mt-3 text-fine text-quiet">Options choisies</p>
          <ul>
            {chosen.map((option) => (
              <li key={option.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
                <OptionPrice page={page} option={option} />
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="mt-3 flex flex-col gap-1">
        {view.totals.map(({ label, value, strong }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className={strong ? "font-bold" : "text-quiet"}>{label}</dt>
            <dd className={strong ? "figures text-title font-bold" : "figures"}>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-3 border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
          Voir ce que vous signez
        </summary>
        <div className="@container/sheet pb-3 [&_tbody]:border-t-0!">
          <DocumentLines lines={view.lines} showsVat={view.showsVat} prices={view.prices} />
        </div>
      </details>
      {!isSetAside && (
        <a href={pdfUrl} className={linkLook}>
          {chosen.length > 0 ? SENT_PDF_WORDS : `Relire ${documentWords(page).withArticle} en PDF`}
        </a>
      )}
    </Panel>
  );
}

// The file is the quote that was sent: its total is not the one above once an option is chosen.
const SENT_PDF_WORDS = "Le devis tel qu'il vous a été envoyé (PDF), sans les options cochées";

/** The right of withdrawal, its form, and the request to begin before its end. */
function Withdrawal({ page }: { page: QuotePage }) {
  const { seller, number } = page.view;
  return (
    <Panel title={withdrawalTexts.title}>
      <div className="flex flex-col gap-3 text-fine">
        <p>{withdrawalTexts.notice}</p>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
            Comment faire, et le formulaire
          </summary>
          <div className="flex flex-col gap-3">
            <p>{withdrawalTexts.how}</p>
            <p>{withdrawalTexts.effects}</p>
            <p>{withdrawalTexts.exceptions}</p>
            <div className="rounded-inner border border-line p-3">
              <p className="font-[550]">{withdrawalTexts.formTitle}</p>
              {withdrawalTexts.form([seller.name, ...seller.lines].join(", "), number).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </details>
        <label htmlFor="early" className="flex gap-3">
          <input
            id="early"
            type="checkbox"
            name="early"
            form={FORM}
            defaultChecked={page.typedTexts.early !== undefined}
            className="mt-0.5 size-5 shrink-0 accent-(--act)"
          />
          <span>{agreementTexts.earlyStart} (facultatif)</span>
        </label>
      </div>
    </Panel>
  );
}

function SignaturePad({ page, signer }: { page: QuotePage; signer: string }) {
  const { width, height } = SIGNATURE_SHEET;
  const isRefused = page.refusal?.field === "drawing";
  return (
    <div className="flex flex-col gap-2">
      <p>
        <span className="text-quiet">Signataire : </span>
        <strong>{signer}</strong>
      </p>
      <div data-needs="script" className="flex flex-col gap-2">
        <p id="pad-hint" className="text-fine text-quiet">
          Dessinez votre signature dans le cadre. Sans dessin, votre nom en tient lieu.
        </p>
        <svg
          id="pad"
          role="img"
          aria-label="Cadre de la signature"
          aria-describedby="pad-hint"
          viewBox={`0 0 ${width} ${height}`}
          className="w-full cursor-crosshair touch-none rounded-inner border border-edge bg-paper"
        >
          <path fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <button id="pad-clear" type="button" className={`${linkLook} self-start`}>
          Effacer et recommencer
        </button>
      </div>
      <p data-needs="no-script" className="text-fine text-quiet">
        Votre nom, tapé au début, tient lieu de signature.
      </p>
      <input
        type="hidden"
        id="drawing"
        name="drawing"
        form={FORM}
        defaultValue={isRefused ? "" : page.typedTexts.drawing}
      />
      {isRefused && (
        <p role="alert" className="text-fine text-bad">
          {page.refusal!.sentence}
        </p>
      )}
    </div>
  );
}

function Code({ page, email }: { page: QuotePage; email: string }) {
  return (
    <>
      {page.news === "code" && <Banner>Un nouveau code est parti. Seul le dernier est valable.</Banner>}
      <FormField
        page={page}
        form="sign"
        name="code"
        label="Code à 6 chiffres"
        hint={`Envoyé à ${email}. Il est valable 15 minutes ; regardez aussi dans les indésirables.`}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        required
      />
    </>
  );
}

function WithoutCode() {
  return <Banner>Votre signature se fait ici, sans code.</Banner>;
}
