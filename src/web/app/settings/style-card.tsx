import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, getLogo, updateCompany } from "#api/company.ts";
import { UNREADABLE_ACCENT } from "#domain/company/company.messages.ts";
import type { DocumentStyle } from "#domain/company/style/document-style.ts";
import { DOCUMENT_LOOKS, USUAL_STYLE, checkAccent } from "#domain/company/style/document-style.ts";
import { showAnswer, useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, DocumentBackdrop } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { ACCENTS, LOOK_WORDS, sampleView, styleMessages } from "./style.messages.ts";

/** How documents look: chosen beside a document that shows it at once. What was issued keeps the look it had. */
export function StyleCard() {
  const { data: company } = useCompany();
  return company ? <StyleForm key={company.id} company={company} /> : null;
}

function StyleForm({ company }: { company: CompanyAnswer }) {
  const storedStyle = company.document_style ?? USUAL_STYLE;
  const [style, setStyle] = useState<DocumentStyle>(storedStyle);
  const save = useChange(() => call(updateCompany, { body: { document_style: style } }), {
    onSuccess: (answer) => {
      showAnswer(getCompany, {}, answer);
      showToast(styleMessages.saved);
    },
  });
  const isReadable = checkAccent(style.accent).ok;
  const change = (part: Partial<DocumentStyle>) => setStyle({ ...style, ...part });
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReadable) save.mutate(undefined);
          }}
        >
          <Looks look={style.look} change={change} />
          <Accents accent={style.accent} change={change} />
          {!isReadable && (
            <p role="alert" className="text-fine text-bad">
              {UNREADABLE_ACCENT}
            </p>
          )}
          <label className="flex flex-col gap-1">
            <span className="text-fine font-[550]">{styleMessages.footer}</span>
            <input
              value={style.footer}
              maxLength={200}
              onChange={({ target }) => change({ footer: target.value })}
              className="box"
            />
            <span className="text-fine text-quiet">{styleMessages.footerHint}</span>
          </label>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            Enregistrer
          </Button>
          {save.error && <Failure error={save.error} />}
        </form>
      </Card>
      <Preview company={company} style={isReadable ? style : { ...style, accent: storedStyle.accent }} />
    </div>
  );
}

const SWATCH = [
  "size-8 rounded-full border border-line outline-offset-2 outline-act",
  "peer-checked:outline-2 peer-focus-visible:outline-2",
].join(" ");

type PartProps = { change: (part: Partial<DocumentStyle>) => void };

function Looks({ look, change }: PartProps & Pick<DocumentStyle, "look">) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-fine font-[550]">{styleMessages.look}</legend>
      {DOCUMENT_LOOKS.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="look"
            checked={look === one}
            onChange={() => change({ look: one })}
            className="size-5 shrink-0 accent-(--act)"
          />
          <span>
            <span className="block font-[550]">{LOOK_WORDS[one].title}</span>
            <span className="block text-fine text-quiet">{LOOK_WORDS[one].what}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Accents({ accent, change }: PartProps & Pick<DocumentStyle, "accent">) {
  return (
    <fieldset>
      <legend className="mb-1 text-fine font-[550]">{styleMessages.accent}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {ACCENTS.map(({ value, name }) => (
          <label key={value} className="relative flex size-11 items-center justify-center">
            <input
              type="radio"
              name="accent"
              aria-label={name}
              checked={accent === value}
              onChange={() => change({ accent: value })}
              className="peer absolute size-full cursor-pointer opacity-0"
            />
            <span aria-hidden style={{ background: value }} className={SWATCH} />
          </label>
        ))}
        <input
          type="color"
          aria-label={styleMessages.otherAccent}
          value={accent}
          onChange={({ target }) => change({ accent: target.value })}
          className="size-11 cursor-pointer rounded-inner border border-line bg-paper p-1"
        />
      </div>
    </fieldset>
  );
}

function Preview({ company, style }: { company: CompanyAnswer; style: DocumentStyle }) {
  const logoId = company.logo_id;
  const { data } = useAnswer(getLogo, {}, { enabled: logoId !== null, version: logoId });
  const logoUrl = logoId && data?.logo ? `data:${data.logo.mime};base64,${data.logo.data}` : null;
  return (
    <section aria-label={styleMessages.preview} className="min-w-0">
      <DocumentBackdrop>
        <DocumentPage view={sampleView(company, style)} logoUrl={logoUrl} heading="h2" />
      </DocumentBackdrop>
    </section>
  );
}
