import { toLine } from "#api/quotes.ts";
import type { QuoteTemplateAnswer } from "#api/quotes/quote-templates.ts";
import { readQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ChooseProject } from "./choose-project.tsx";
import { ChangedPrices, ConditionWords, SourceLines, priceChangesOf, saidSubjects } from "./source-lines.tsx";
import { TemplateForm } from "./source-list.tsx";

/** One template: what it comes to, its lines and conditions, and the quote that begins with it. */
export function TemplateSheet({ template }: { template: QuoteTemplateAnswer }) {
  const { id, name, line_count: lineCount, net_cents: netCents } = template;
  const { data, error, refetch } = useAnswer(readQuoteTemplate, { params: { id } });
  const [drawer, setDrawer] = useState<"use" | "change" | null>(null);
  const close = () => setDrawer(null);
  const navigate = useNavigate();
  const may = useMay();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">{name}</h2>
        <p className="figures text-page font-bold">
          {formatMoney(netCents)} <span className="text-fine font-normal text-quiet">HT</span>
        </p>
      </div>
      <p className="text-fine text-quiet">{quoteTemplateMessages.lineCount(lineCount)}</p>
      {may("manage") && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="primary" className="max-md:w-full" aria-haspopup="dialog" onClick={() => setDrawer("use")}>
            {quoteTemplateMessages.use}
          </Button>
          <Button look="quiet" className="max-md:w-full" aria-haspopup="dialog" onClick={() => setDrawer("change")}>
            {quoteTemplateMessages.change}
          </Button>
        </div>
      )}
      <div className="mt-4 flex flex-col gap-4">
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <RowsSkeleton label="Chargement des lignes…" />}
        {data && <Content source={data} />}
      </div>
      <Drawer
        title={drawer === "change" ? quoteTemplateMessages.change : quoteTemplateMessages.forWhom}
        open={drawer !== null}
        onClose={close}
      >
        {drawer === "use" && <ChooseProject templateId={id} />}
        {drawer === "change" && (
          <TemplateForm
            template={template}
            leave={close}
            onDeleted={() => {
              close();
              void navigate({ to: "/app/catalogue/templates", replace: true, resetScroll: false });
            }}
          />
        )}
      </Drawer>
    </Card>
  );
}

function Content({ source }: { source: Answer<typeof readQuoteTemplate> }) {
  const changes = priceChangesOf(source);
  const conditions = saidSubjects(source.conditions);
  return (
    <>
      {changes.length > 0 && <ChangedPrices changes={changes} />}
      <SourceLines lines={source.lines.map(toLine)} most={MAX_DRAFT_LINES} isBare />
      {conditions && (
        <section>
          <h3 className="font-[550]">{quoteTemplateMessages.conditions}</h3>
          <ConditionWords conditions={conditions} />
        </section>
      )}
    </>
  );
}
