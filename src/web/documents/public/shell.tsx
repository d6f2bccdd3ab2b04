import type { FormOfPage, PageAssets } from "#api/documents/customer-page.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { ReactNode } from "react";

type ShellProps = { assets: PageAssets; title: string; isForSeller?: boolean; children: ReactNode };

/**
 * The HTML around a page of a customer: never indexed, with its own small style and script. `isForSeller`: the visit is
 * not the customer's (`noteVisit`).
 */
export function Shell({ assets, title, isForSeller = false, children }: ShellProps) {
  return (
    <html lang="fr" data-for-seller={isForSeller ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a1815" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The total of a document as its page repeats it: « Total TTC » and the amount. */
export function totalOf({ view }: { view: DocumentView }): { label: string; value: string } {
  return view.totals.findLast(({ strong }) => strong) ?? { label: "Total", value: "" };
}

/** What a document says of its total: what is asked at the order, and what its customer expects of aids. */
export function rowsAfterTotal({ view: { totals } }: { view: DocumentView }): { label: string; value: string }[] {
  return totals.slice(totals.findLastIndex(({ strong }) => strong) + 1);
}

/** A frame on the page, beside the sheet. */
export function Panel({ title, id, children }: { title?: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-4 rounded-card border border-line bg-paper p-4 md:p-6">
      {title && <h2 className="mb-4 text-title">{title}</h2>}
      {children}
    </section>
  );
}

/** What the customer must know first. `tone` says whether something is wrong. */
export function Banner({ tone = "calm", children }: { tone?: "calm" | "alert" | "good"; children: ReactNode }) {
  const edge = { calm: "border-l-act", alert: "border-l-alert", good: "border-l-good" }[tone];
  return (
    <div
      role={tone === "alert" ? "alert" : "status"}
      className={`rounded-card border border-l-4 border-line bg-paper px-4 py-3 ${edge}`}
    >
      {children}
    </div>
  );
}

type FieldProps = {
  page: FormOfPage;
  form: string;
  name: string;
  label: string;
  hint?: string;
  fallback?: string;
  isLong?: boolean;
} & Pick<React.InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "maxLength" | "required">;

/** A field of a form: what was typed stays after a refusal, which is said beside the field it is about. */
export function FormField({ page, form, name, label, hint, fallback = "", isLong = false, ...rest }: FieldProps) {
  const { type, autoComplete, inputMode, maxLength, required } = rest;
  const isOwn = page.refusal?.form === form;
  const error = isOwn && page.refusal?.field === name ? page.refusal.sentence : undefined;
  const id = `${form}-${name}`;
  const sharedProps = {
    id,
    name,
    defaultValue: isOwn ? (page.typedTexts[name] ?? fallback) : fallback,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-fine font-[550]">
        {label}
      </label>
      {isLong ? (
        <textarea {...sharedProps} maxLength={maxLength} required={required} rows={4} className="box" />
      ) : (
        <input {...sharedProps} {...{ type, autoComplete, inputMode, maxLength, required }} className="box" />
      )}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-fine text-bad">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-fine text-quiet">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** A refusal of a form that is about none of its fields. */
export function FormRefusal({ page, form }: { page: Pick<FormOfPage, "refusal">; form: string }) {
  const { refusal } = page;
  return refusal?.form === form && refusal.field === null ? (
    <p role="alert" className="font-[550] text-bad">
      {refusal.sentence}
    </p>
  ) : null;
}
