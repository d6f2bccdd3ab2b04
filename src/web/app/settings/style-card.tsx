import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import { UNREADABLE_ACCENT } from "#domain/company/company.messages.ts";
import type { DocumentStyle } from "#domain/company/style/document-style.ts";
import { DOCUMENT_LOOKS, USUAL_STYLE, checkAccent } from "#domain/company/style/document-style.ts";
import { showAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { LookPicture } from "./look-picture.tsx";
import { SampleSheet } from "./sample-sheet.tsx";
import { ACCENTS, LOOK_WORDS, styleMessages } from "./style.messages.ts";

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
  const shownStyle = isReadable ? style : { ...style, accent: storedStyle.accent };
  const change = (part: Partial<DocumentStyle>) => setStyle({ ...style, ...part });
  return (
    <div className={SIDE_BY_SIDE}>
      <Card className="md:p-4!">
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReadable) save.mutate(undefined);
          }}
        >
          <Looks look={style.look} accent={shownStyle.accent} change={change} />
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
      <div className={PREVIEW}>
        <SampleSheet company={company} style={shownStyle} />
      </div>
    </div>
  );
}

// Each choice is seen at once: the sheet stays in sight, beside the choices or above them on a phone.
const SIDE_BY_SIDE = [
  "grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)] lg:gap-6",
  "beside-panel:grid-cols-1",
].join(" ");
const PREVIEW = [
  "sticky top-0 z-10 min-w-0 max-lg:-order-1 max-lg:overflow-clip lg:top-4",
  "max-lg:rounded-card max-lg:border max-lg:border-line",
].join(" ");

const LOOK = [
  "relative flex cursor-pointer flex-col items-center gap-1.5 rounded-card border border-line bg-sunk px-1 py-2",
  "text-fine",
  "has-checked:border-act has-checked:bg-act-pale has-checked:font-[550] has-checked:text-act",
  "has-checked:shadow-[inset_0_0_0_1px_var(--act)] has-focus-visible:outline-3 has-focus-visible:outline-act",
].join(" ");

const SWATCH = [
  "size-8 rounded-full border border-line outline-offset-2 outline-act",
  "peer-checked:outline-2 peer-focus-visible:outline-2",
].join(" ");

type PartProps = { change: (part: Partial<DocumentStyle>) => void };

type LooksProps = PartProps & Pick<DocumentStyle, "look" | "accent">;

function Looks({ look, accent, change }: LooksProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-fine font-[550]">{styleMessages.look}</legend>
      <div className="grid grid-cols-3 gap-2">
        {DOCUMENT_LOOKS.map((one) => (
          <label key={one} className={LOOK}>
            <input
              type="radio"
              name="look"
              checked={look === one}
              onChange={() => change({ look: one })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <LookPicture look={one} accent={accent} />
            {LOOK_WORDS[one].title}
            <span className="sr-only">{LOOK_WORDS[one].what}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className="mt-2 text-fine text-quiet">
        {LOOK_WORDS[look].what}
      </p>
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
        <label className="flex min-h-11 cursor-pointer items-center gap-1 px-1 text-fine">
          <input
            type="color"
            aria-label={styleMessages.otherAccent}
            value={accent}
            onChange={({ target }) => change({ accent: target.value })}
            className="h-9 w-11 cursor-pointer rounded-inner border border-line bg-paper p-1"
          />
          <span aria-hidden>{styleMessages.other}</span>
        </label>
      </div>
    </fieldset>
  );
}
