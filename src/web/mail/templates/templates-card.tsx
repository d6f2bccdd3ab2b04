import {
  createMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  saveMailTemplate,
} from "#api/mail/mail-templates.ts";
import { TEMPLATE_FIELDS } from "#domain/mail/templates/template.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

type Template = Answer<typeof listMailTemplates>["templates"][number];

const FIELDS_HINT = `Champs remplis tout seuls : ${TEMPLATE_FIELDS.map((field) => `{${field}}`).join(", ")}.`;

const FIELDS: readonly FillField[] = [
  { name: "name", label: "Nom du modèle", required: true },
  { name: "subject", label: "Objet" },
  { name: "text", label: "Texte", kind: "area", hint: FIELDS_HINT },
];

/** The templates of the company: what it writes often, with fields. Only who manages it changes them. */
export function TemplatesCard() {
  const { data, error, refetch } = useAnswer(listMailTemplates);
  const [shownTemplate, setShownTemplate] = useState<Template | "new" | null>(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || (data.templates.length === 0 && !data.may_manage)) return null;
  const close = () => setShownTemplate(null);
  return (
    <section aria-labelledby="templates" className="rounded-card border border-line bg-paper p-4 md:p-6">
      <h2 id="templates" className="mb-1 text-title">
        Modèles de mail
      </h2>
      <p className="mb-3 text-fine text-quiet">
        Ce que tu écris souvent. Le client, le projet et le montant s'y mettent seuls.
      </p>
      {data.templates.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {data.templates.map((template) => (
            <li key={template.id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{template.name}</span>
              {data.may_manage && (
                <Button
                  look="quiet"
                  aria-label={`Modifier ${template.name}`}
                  onClick={() => setShownTemplate(template)}
                >
                  Modifier
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.may_manage && <Button onClick={() => setShownTemplate("new")}>Ajouter un modèle</Button>}
      <Drawer
        title={shownTemplate === "new" ? "Nouveau modèle" : "Modifier le modèle"}
        open={shownTemplate !== null}
        onClose={close}
      >
        {shownTemplate !== null && (
          <TemplateForm template={shownTemplate === "new" ? null : shownTemplate} close={close} />
        )}
      </Drawer>
    </section>
  );
}

function TemplateForm({ template, close }: { template: Template | null; close: () => void }) {
  const save = async ({ name = "", subject = "", text = "" }: Record<string, string>) => {
    const body = { name, subject, text };
    await (template
      ? call(saveMailTemplate, { params: { id: template.id }, body })
      : call(createMailTemplate, { body }));
    close();
    return body;
  };
  return (
    <div className="flex flex-col gap-4">
      <FillForm
        label="Enregistrer le modèle"
        fields={FIELDS}
        values={{ name: template?.name ?? "", subject: template?.subject ?? "", text: template?.text ?? "" }}
        save={save}
      />
      {template && (
        <ConfirmButton
          look="quiet"
          question="Supprimer ce modèle ?"
          text="Les mails déjà écrits avec lui restent."
          confirm="Supprimer"
          act={async () => {
            await call(deleteMailTemplate, { params: { id: template.id } });
            close();
            return null;
          }}
        >
          Supprimer le modèle
        </ConfirmButton>
      )}
    </div>
  );
}
