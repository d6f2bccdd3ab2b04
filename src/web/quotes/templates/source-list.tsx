import { listProjectRows } from "#api/projects/project-rows.ts";
import type { QuoteTemplateAnswer } from "#api/quotes/quote-templates.ts";
import { deleteQuoteTemplate, listQuoteTemplates, renameQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { List, RowText, SearchBox, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useDeferredValue, useState } from "react";

/** What a quote may be begun from. */
export type ChosenSource = { kind: "template" | "project"; id: string; name: string };

type Choose = (source: ChosenSource) => void;

/** The templates of the company, each of which may be renamed or deleted. */
export function TemplateList({ choose }: { choose: Choose }) {
  const { data, error, refetch } = useAnswer(listQuoteTemplates);
  const [editedTemplate, setEditedTemplate] = useState<QuoteTemplateAnswer | null>(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={quoteTemplateMessages.loading} />;
  const leave = () => setEditedTemplate(null);
  const back = (
    <Button look="quiet" className="-ml-4 self-start" onClick={leave}>
      <ChevronLeft aria-hidden className="size-5" />
      Tous les modèles
    </Button>
  );
  if (editedTemplate) return <TemplateForm template={editedTemplate} leave={leave} back={back} />;
  if (data.templates.length === 0)
    return (
      <Empty title={quoteTemplateMessages.noneYet}>
        Dans un devis, « Garder comme modèle » le met ici pour tes prochains devis. Sur téléphone, ouvre d'abord « ⋮ ».
      </Empty>
    );
  return (
    <List label="Modèles">
      {data.templates.map((template) => (
        <li key={template.id} className="flex items-center">
          <button
            type="button"
            className={rowLook}
            onClick={() => choose({ kind: "template", id: template.id, name: template.name })}
          >
            <RowText
              what={template.name}
              who={quoteTemplateMessages.lineCount(template.line_count)}
              amount={formatMoney(template.net_cents)}
              unit="HT"
            />
          </button>
          <Button look="quiet" aria-label={`Modifier ${template.name}`} onClick={() => setEditedTemplate(template)}>
            Modifier
          </Button>
        </li>
      ))}
    </List>
  );
}

type FormProps = {
  template: QuoteTemplateAnswer;
  leave: () => void;
  /** Called instead of `leave` once it is gone. */
  onDeleted?: () => void;
  /** The way back to the list, where the form takes its place. */
  back?: ReactNode;
};

/** Renames a template, or deletes it. */
export function TemplateForm({ template, leave, onDeleted = leave, back }: FormProps) {
  const params = { id: template.id };
  return (
    <div className="flex flex-col gap-4">
      {back}
      <FillForm
        label="Renommer le modèle"
        fields={[{ name: "name", label: "Nom du modèle", required: true }]}
        values={{ name: template.name }}
        save={async ({ name = "" }) => {
          await call(renameQuoteTemplate, { params, body: { name } });
          leave();
          return { name };
        }}
      />
      <ConfirmButton
        look="quiet"
        question={`Supprimer le modèle « ${template.name} » ?`}
        text="Les devis déjà faits avec lui restent."
        confirm="Supprimer"
        act={async () => {
          await call(deleteQuoteTemplate, { params });
          onDeleted();
          return null;
        }}
      >
        Supprimer le modèle
      </ConfirmButton>
    </div>
  );
}

/** The quotes of other projects than `projectId`, searched by name, customer, town or number. */
export function QuoteList({ projectId = null, choose }: { projectId?: string | null; choose: Choose }) {
  const [searchText, setSearchText] = useState("");
  const words = useDeferredValue(searchText.trim());
  const query = { limit: 20, ...(words !== "" && { q: words }) };
  const list = useAnswerPages(listProjectRows, query, { keepsBefore: true });
  const projects = quotedProjects(list.data?.pages.flatMap((page) => page.projects) ?? []).filter(
    ({ id }) => id !== projectId,
  );
  return (
    <div>
      <SearchBox label={quoteTemplateMessages.project} value={searchText} onChange={setSearchText} />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des devis…" />}
      {list.isSuccess && projects.length === 0 && <p className="text-quiet">Aucun autre devis trouvé.</p>}
      {projects.length > 0 && (
        <List label="Devis">
          {projects.map((project) => (
            <li key={project.id}>
              <QuoteRow project={project} choose={choose} />
            </li>
          ))}
        </List>
      )}
      <NextPage list={list} />
    </div>
  );
}

type ProjectRow = Answer<typeof listProjectRows>["projects"][number];

/** Those of which a quote was made or begun. */
function quotedProjects(projects: readonly ProjectRow[]): ProjectRow[] {
  return projects.filter(({ quote, has_priced_lines: hasPricedLines }) => quote !== null || hasPricedLines === true);
}

/** The quote of a project, which may be taken. */
export function QuoteRow({ project, choose }: { project: ProjectRow; choose: Choose }) {
  const { id, name, quote, client_info: client } = project;
  return (
    <button type="button" className={rowLook} onClick={() => choose({ kind: "project", id, name })}>
      <RowText
        what={name}
        who={[clientNames(client)[0], quote?.number].filter(Boolean).join(" · ")}
        amount={quote && formatMoney(eurosToCents(quote.total))}
        unit="TTC"
      />
    </button>
  );
}
