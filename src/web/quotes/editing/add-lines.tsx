import type { Line } from "#domain/lines/line.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { newId } from "#web/client/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { Plus } from "lucide-react";
import { newSectionLine } from "../line-rows.tsx";
import type { TemplateAct } from "../templates/template-acts.tsx";

type Props = {
  lines: readonly Line[];
  hasDiscount: boolean;
  openForm: (line: Line) => void;
  changeDiscount: () => void;
  paste: () => void;
};

/** What adds to the lines, under them. */
export function AddLines({ lines, hasDiscount, openForm, changeDiscount, paste }: Props) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {kindsOf(lines).map(({ label, begin }) => (
        <Button key={label} onClick={() => openForm(begin())}>
          <Plus aria-hidden className="size-4 shrink-0" />
          {label}
        </Button>
      ))}
      <Button look="quiet" onClick={changeDiscount}>
        {discountWords(hasDiscount)}
      </Button>
      <Button look="quiet" onClick={paste}>
        {PASTE}
      </Button>
      <p className="w-full text-fine text-quiet">
        Entrée : ligne suivante. Alt et flèches : déplacer. Ctrl+D : dupliquer. Alt+Suppr : retirer. Ctrl+Z : revenir.
      </p>
    </div>
  );
}

/** The same on a phone, in the head of the lines: what is added most, and the rest behind one button. */
export function AddAtHand({ askTemplate, ...add }: Props & { askTemplate: (act: TemplateAct) => void }) {
  const { lines, openForm } = add;
  const [line, ...others] = kindsOf(lines);
  const actions: RowAction[] = [
    ...others.map(({ label, begin }) => ({ label, act: () => openForm(begin()) })),
    { label: discountWords(add.hasDiscount), act: add.changeDiscount },
    { label: PASTE, act: add.paste },
    { label: quoteTemplateMessages.take, act: () => askTemplate("taking") },
    ...(lines.length > 0 ? [{ label: quoteTemplateMessages.keep, act: () => askTemplate("keeping") }] : []),
  ];
  return (
    <>
      {line && (
        <Button className="px-3!" onClick={() => openForm(line.begin())}>
          <Plus aria-hidden className="size-4 shrink-0" />
          {line.label}
        </Button>
      )}
      <RowMenu label="Autres ajouts" actions={actions} />
    </>
  );
}

function kindsOf(lines: readonly Line[]): { label: string; begin: () => Line }[] {
  return [
    { label: "Ligne", begin: () => newItemLine(newId(), lines) },
    { label: "Section", begin: newSectionLine },
    { label: "Texte", begin: () => ({ kind: "text", id: newId(), label: "" }) },
  ];
}

function discountWords(hasDiscount: boolean): string {
  return hasDiscount ? "Changer la remise" : "Ajouter une remise";
}

const PASTE = "Coller un tableau";
