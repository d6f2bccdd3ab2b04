import type { QuoteTemplateAnswer } from "#api/quotes/quote-templates.ts";
import { listQuoteTemplates } from "#api/quotes/quote-templates.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { CatalogTabs } from "#web/catalog/catalog-tabs.tsx";
import { useAnswer } from "#web/client/answers.tsx";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { AboveWhenFromSettings } from "#web/ui/loading/above-settings.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { KeepTemplate } from "./keep-template.tsx";
import { NoTemplates } from "./no-templates.tsx";
import type { ChosenSource } from "./source-list.tsx";
import { TemplateSheet } from "./template-sheet.tsx";

/** /app/catalogue/templates: what is quoted often. The one that is shown is in the address. */
export default function TemplatesScreen() {
  return (
    <ForRole right="amounts" title={quoteTemplateMessages.title}>
      <AboveWhenFromSettings />
      <TemplatesContent />
    </ForRole>
  );
}

function TemplatesContent() {
  const { data, error, refetch } = useAnswer(listQuoteTemplates);
  const [keeping, setKeeping] = useState<{ source: ChosenSource | null } | null>(null);
  const may = useMay();
  const templates = data?.templates ?? [];
  const isNone = data !== undefined && templates.length === 0;
  const keep = may("manage") && (
    <Button aria-haspopup="dialog" onClick={() => setKeeping({ source: null })}>
      {quoteTemplateMessages.newOne}
    </Button>
  );
  return (
    <Page title="Catalogue" hasSmallActions actions={templates.length > 0 && keep}>
      <CatalogTabs />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={quoteTemplateMessages.loading} />}
      {isNone && <NoTemplates mayKeep={may("manage")} keep={(source) => setKeeping({ source })} />}
      {templates.length > 0 && <Templates templates={templates} />}
      <Drawer title={quoteTemplateMessages.keepQuote} open={keeping !== null} onClose={() => setKeeping(null)}>
        {keeping && <KeepTemplate chosen={keeping.source} close={() => setKeeping(null)} />}
      </Drawer>
    </Page>
  );
}

const COLUMNS = [
  "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] md:items-start md:gap-6",
  "beside-panel:grid-cols-1",
].join(" ");

// A phone has the list, then one template as a page; a wide screen has both.
function Templates({ templates }: { templates: readonly QuoteTemplateAnswer[] }) {
  const { hash } = useLocation();
  const onPhone = useOnPhone();
  const chosen = templates.find(({ id }) => id === hash) ?? (onPhone ? undefined : templates[0]);
  return (
    <div className={COLUMNS}>
      <div className={cx(chosen && "max-md:hidden")}>
        <List label={quoteTemplateMessages.title}>
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateLink template={template} isShown={template === chosen} />
            </li>
          ))}
        </List>
      </div>
      {chosen && (
        <div className="min-w-0">
          <Link
            to="/app/catalogue/templates"
            className={buttonLook({ look: "quiet", className: "mb-2 -ml-4 md:hidden" })}
          >
            <ArrowLeft aria-hidden className="size-5" />
            {quoteTemplateMessages.all}
          </Link>
          <TemplateSheet key={chosen.id} template={chosen} />
        </div>
      )}
    </div>
  );
}

function TemplateLink({ template, isShown }: { template: QuoteTemplateAnswer; isShown: boolean }) {
  const { id, name, line_count: lineCount, outline, net_cents: netCents } = template;
  return (
    <Link
      to="/app/catalogue/templates"
      hash={id}
      resetScroll={false}
      activeOptions={{ includeHash: true }}
      aria-current={isShown ? "true" : undefined}
      className={cx(rowLook, isShown && "md:bg-act-pale")}
    >
      <RowText
        what={name}
        who={`${quoteTemplateMessages.lineCount(lineCount)} : ${outline.join(", ")}`}
        amount={formatMoney(netCents)}
        unit="HT"
      />
    </Link>
  );
}
