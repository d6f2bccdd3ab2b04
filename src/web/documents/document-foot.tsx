import { besideTitle, columnTitles } from "#domain/documents/columns-view.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { ReactNode } from "react";
import { Paragraphs } from "./paragraphs.tsx";

type Props = { view: DocumentView };
type FootProps = Props & { qrUrl: string | null; signature: ReactNode };

const RECAP = [
  "self-start text-right text-[13px] tabular-nums narrow-sheet:block narrow-sheet:w-full",
  "wide-sheet:[&_td]:py-1.5 wide-sheet:[&_td+td]:pl-6 [&_th]:pb-1.5 [&_th]:font-normal wide-sheet:[&_th+th]:pl-6",
].join(" ");
const RECAP_ROW = [
  "border-b border-(--line) whitespace-nowrap",
  "narrow-sheet:flex narrow-sheet:flex-wrap narrow-sheet:justify-between narrow-sheet:gap-x-4 narrow-sheet:py-1.5",
].join(" ");
const PAYMENT = [
  "flex items-center gap-5 rounded-[10px] border border-(--line) p-4",
  "narrow-sheet:flex-col narrow-sheet:items-start",
].join(" ");

/**
 * What follows the lines, in the order of the PDF: totals, VAT recap, conditions, payment, notices, place to sign,
 * certificates and the company's legal line.
 */
export function DocumentFoot({ view, qrUrl, signature }: FootProps) {
  return (
    <>
      <div data-live="sums" className="flex flex-col-reverse gap-8 wide-sheet:flex-row wide-sheet:justify-between">
        <VatRecap view={view} />
        <Totals view={view} />
      </div>
      <Conditions view={view} />
      <Payment view={view} qrUrl={qrUrl} />
      <div className="flex flex-col gap-2 text-[13px] text-(--quiet)">
        <Paragraphs of={view.notices} />
      </div>
      <Signature view={view}>{signature}</Signature>
      <Certificates view={view} />
      {view.footer.length > 0 && (
        <footer className="border-t border-(--line) pt-3 text-[13px] text-(--quiet)">
          <Paragraphs of={view.footer} />
        </footer>
      )}
    </>
  );
}

function VatRecap({ view }: Props) {
  if (!view.showsVat || view.vatRecap.length === 0) return null;
  return (
    <table role="table" className={RECAP}>
      <thead role="rowgroup" className="narrow-sheet:sr-only">
        <tr role="row" className="border-b border-(--line) text-(--quiet)">
          {columnTitles(view).vatRecap.map((title) => (
            <th key={title} role="columnheader" scope="col" className="first:text-left">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="narrow-sheet:block">
        {view.vatRecap.map((row) => (
          <tr key={row.rate} role="row" className={RECAP_ROW}>
            <td role="cell" className="text-left narrow-sheet:before:content-['TVA_']">
              {row.rate}
            </td>
            <td role="cell" className="narrow-sheet:before:text-(--quiet) narrow-sheet:before:content-['sur_']">
              {row.base}
            </td>
            <td role="cell">{row.vat}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ view }: Props) {
  return (
    <dl className="flex flex-col gap-1.5 wide-sheet:ml-auto wide-sheet:w-64 roomy-sheet:w-80">
      {view.totals.map((total) => (
        <div
          key={total.label}
          className={
            total.strong
              ? "mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-(--accent) pt-3 font-bold"
              : "flex flex-wrap items-baseline justify-between gap-x-4"
          }
        >
          <dt className={total.strong ? "" : "text-(--quiet)"}>{total.label}</dt>
          <dd
            className={[
              "ml-auto whitespace-nowrap tabular-nums",
              total.strong ? "text-[24px] leading-[1.15]" : "text-[17px] font-[550]",
            ].join(" ")}
          >
            {total.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Conditions({ view: { kind, conditions = [] } }: Props) {
  if (conditions.length === 0) return null;
  const isInvoice = kind === "invoice";
  return (
    <section className="border-t border-(--line) pt-4">
      <p className="font-bold">{besideTitle(kind)}</p>
      <dl className="mt-2 flex flex-col gap-2 text-[13px]">
        {conditions.map(({ label, value }) => (
          <div
            key={label}
            className={`wide-sheet:flex wide-sheet:gap-4 ${isInvoice ? "wide-sheet:justify-between" : ""}`}
          >
            <dt className={`text-(--quiet) ${isInvoice ? "" : "wide-sheet:w-36 wide-sheet:shrink-0"}`}>{label}</dt>
            <dd className={isInvoice ? "tabular-nums wide-sheet:text-right" : ""}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Payment({ view, qrUrl }: Props & { qrUrl: string | null }) {
  if (!view.payment) return null;
  return (
    <section className={PAYMENT}>
      {qrUrl && <img src={qrUrl} alt="Code QR du virement" className="size-28 shrink-0" />}
      <div className="min-w-0">
        <p className="font-bold">{view.payment.title}</p>
        <Paragraphs of={view.payment.lines} className="mt-0.5 text-[13px]" />
        {qrUrl && (
          <p className="mt-2 text-[13px] text-(--quiet)">
            Le code QR prépare le virement dans l’application de votre banque.
          </p>
        )}
      </div>
    </section>
  );
}

const SIGNATURE = [
  "on-paper min-h-36 rounded-[10px] border border-(--accent) p-4",
  "wide-sheet:ml-auto wide-sheet:w-80 roomy-sheet:w-96",
].join(" ");

function Signature({ view, children }: Props & { children: ReactNode }) {
  if (!view.signature) return null;
  return (
    <section className={SIGNATURE}>
      <p className="font-bold">{view.signature.title}</p>
      <Paragraphs of={view.signature.lines} className="mt-1 text-[13px] text-(--quiet)" />
      {children}
    </section>
  );
}

function Certificates({ view }: Props) {
  return view.certificates?.map((certificate) => (
    <section key={certificate.title} className="rounded-[10px] border border-(--accent) p-4">
      <p className="font-bold">{certificate.title}</p>
      <p className="mt-2 flex gap-3 text-[13px]">
        <span
          aria-hidden
          className={`mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-[3px] border border-(--ink) ${
            certificate.blanks.length > 0 ? "on-paper" : ""
          }`}
        >
          {certificate.blanks.length === 0 && "✓"}
        </span>
        <span className="whitespace-pre-line">{certificate.text}</span>
      </p>
      {certificate.blanks.length > 0 && (
        <ul className="on-paper mt-3 grid gap-x-8 gap-y-3 pb-12 text-[13px] text-(--quiet) wide-sheet:grid-cols-3">
          {certificate.blanks.map((blank) => (
            <li key={blank}>{blank}&nbsp;:</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
