import type { QuotePage } from "#api/quotes/quote-page.ts";
import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import { namedCertificate } from "#domain/quotes/signing/named-certificate.ts";
import { signingMessages } from "#domain/quotes/signing/signing.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { Panel } from "#web/documents/public/shell.tsx";

type Props = {
  page: QuotePage;
  signing: NonNullable<QuotePage["signing"]>;
  /** Its place among those of the quote. */
  index: number;
  /** The form that its tick is sent with. */
  form: string;
};

/** What the customer certifies to have one reduced rate: its tick, their name, the day and their signature. */
export function Certificate({ page, signing, index, form }: Props) {
  const certificate = page.view.certificates![index]!;
  const id = `certificate-${index}`;
  const isRefused = page.refusal?.field === id;
  return (
    <Panel title={certificate.title}>
      <label htmlFor={id} className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name="certificate"
          value={index}
          form={form}
          required
          data-missing={signingMessages.certificate_missing}
          defaultChecked={page.typedTexts[id] !== undefined}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          className="mt-1 size-5 shrink-0 accent-(--act)"
        />
        <span className="text-fine">{namedCertificate(certificate.text, signing.signer)}</span>
      </label>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-3 text-fine">
        <div>
          <dt className="text-quiet">Nom</dt>
          <dd className="font-[550] [overflow-wrap:anywhere]">{signing.signer}</dd>
        </div>
        <div>
          <dt className="text-quiet">Date</dt>
          <dd className="font-[550]">{formatDate(page.today)}</dd>
        </div>
        <div className="col-span-2">
          <dt className="text-quiet">Signature</dt>
          <dd>
            <DrawnHere />
            <span data-needs="no-script">{signing.signer}, votre nom en tient lieu</span>
          </dd>
        </div>
      </dl>
      {isRefused && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-fine text-bad">
          {page.refusal!.sentence}
        </p>
      )}
    </Panel>
  );
}

// The script draws here what is drawn in the frame of the signature.
function DrawnHere() {
  const { width, height } = SIGNATURE_SHEET;
  return (
    <span data-needs="script" className="flex flex-wrap items-center gap-x-3">
      <svg
        data-signature
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        // Empty, it would look like a place to sign.
        className="h-12 rounded-inner border border-line has-[path:not([d])]:hidden has-[path[d='']]:hidden"
      >
        <path fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="text-quiet">celle que vous donnez plus bas</span>
    </span>
  );
}
