import type { InvoicePage } from "#api/invoices/invoice-page.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { decimalText } from "#domain/shared/money.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { Panel } from "#web/documents/public/shell.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";

/** How what is left of an invoice is paid: by transfer, or by asking its seller who gave no bank details. */
export function HowToPay({ page }: { page: InvoicePage }) {
  if ((page.settlement?.restCents ?? 0) <= 0) return null;
  return page.transfer ? <ByTransfer page={page} transfer={page.transfer} /> : <ByAsking page={page} />;
}

type Transfer = NonNullable<InvoicePage["transfer"]>;

function ByTransfer({ page, transfer }: { page: InvoicePage; transfer: Transfer }) {
  const { iban, bic, name, reference, amountCents, qrSvg, isGivenSince } = transfer;
  const amount = formatMoney(amountCents);
  return (
    <Panel title="Payer par virement" id="payment">
      <dl className="flex flex-col divide-y divide-line border-y border-line">
        <Row label="Bénéficiaire" value={name} />
        <div className="py-2">
          <dt className="text-fine text-quiet">IBAN</dt>
          <dd className="font-[550] tabular-nums select-all">{iban.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
        </div>
        {bic !== "" && <Row label="BIC" value={bic} copyText={bic} what="le BIC" />}
        <Row
          label="Montant"
          value={amount}
          copyText={decimalText(amountCents, 2).replace(".", ",")}
          what="le montant"
        />
        <Row label="Référence" value={reference} copyText={reference} what="la référence" />
      </dl>
      <button
        type="button"
        data-needs="script"
        data-copy={iban}
        className={buttonLook({ look: "primary", isWide: true, className: "mt-4" })}
      >
        <span data-said aria-live="polite">
          Copier l'IBAN
        </span>
      </button>
      {qrSvg !== null && <QrCode svg={qrSvg} />}
      <p className="mt-4 text-fine text-quiet">
        {isGivenSince && `${page.view.seller.name} a donné ces coordonnées après l'émission de la facture. `}
        Cette page dira que la facture est payée quand {page.view.seller.name} aura noté votre virement.
      </p>
    </Panel>
  );
}

type RowProps = { label: string; value: string } & ({ copyText?: undefined } | { copyText: string; what: string });

function Row({ label, value, ...rest }: RowProps) {
  return (
    <div className="flex min-h-11 items-center gap-x-3">
      <dt className="text-fine text-quiet">{label}</dt>
      <dd className="ml-auto text-right font-[550] [overflow-wrap:anywhere] tabular-nums select-all">{value}</dd>
      {rest.copyText !== undefined && (
        <dd data-needs="script" className="-mr-2">
          <button
            type="button"
            data-copy={rest.copyText}
            aria-label={`Copier ${rest.what}`}
            className={buttonLook({ look: "quiet", className: "px-2 text-fine" })}
          >
            <span data-said aria-live="polite">
              Copier
            </span>
          </button>
        </dd>
      )}
    </div>
  );
}

// A banking app reads it from another screen. It stays black on white in the dark.
function QrCode({ svg }: { svg: string }) {
  return (
    <div className="mt-4 flex items-center gap-4">
      <div
        role="img"
        aria-label="Code QR du virement"
        className="size-32 shrink-0 rounded-inner border border-line bg-white p-2 [&>svg]:size-full"
        // oxlint-disable-next-line react/no-danger -- the server drew it from figures
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <p className="text-fine text-quiet">
        Depuis un autre écran, scannez ce code avec l'application de votre banque : le virement y est prêt, avec le
        montant et la référence.
      </p>
    </div>
  );
}

function ByAsking({ page }: { page: InvoicePage }) {
  const { view } = page;
  const hasContact = page.contact.phone !== "" || page.contact.email !== "";
  return (
    <Panel title="Comment payer" id="payment">
      <p>
        Cette facture ne donne pas de coordonnées bancaires. Demandez à {view.seller.name} comment la régler, en
        rappelant son numéro, <strong className="whitespace-nowrap">{view.number}</strong>.
      </p>
      {!hasContact && (
        <p className="mt-2">
          <a href="#question" className={linkLook}>
            Poser la question
          </a>
        </p>
      )}
      <Contacts page={page} isMain />
    </Panel>
  );
}

/** How to reach the seller outside this page. */
export function Contacts({ page, isMain = false }: { page: InvoicePage; isMain?: boolean }) {
  const { contact, view } = page;
  const subject = encodeURIComponent(`${view.title} ${view.number}`);
  const links = [
    ...phonesIn(contact.phone).map((phone) => ({ href: callUrl(phone), label: "Appeler", text: pairedPhone(phone) })),
    { href: `mailto:${contact.email}?subject=${subject}`, label: "Écrire", text: contact.email },
  ].filter(({ text }) => text !== "");
  if (links.length === 0) return null;
  return (
    <ul className={isMain ? "mt-4 flex flex-col gap-2" : "mt-2 flex flex-col border-t border-line pt-2"}>
      {links.map(({ href, label, text }) => (
        <li key={href}>
          {isMain ? (
            <a
              href={href}
              className={buttonLook({ look: "plain", isWide: true, className: "[overflow-wrap:anywhere]" })}
            >
              {label} : {text}
            </a>
          ) : (
            <a href={href} className={`${linkLook} [overflow-wrap:anywhere]`}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
