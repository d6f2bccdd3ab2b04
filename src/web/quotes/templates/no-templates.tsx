import { listProjectRows } from "#api/projects/project-rows.ts";
import { netCents } from "#domain/lines/line.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { List } from "#web/ui/list.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { EXAMPLE_QUOTE } from "./example-quote.ts";
import { SourceLines } from "./source-lines.tsx";
import type { ChosenSource } from "./source-list.tsx";
import { QuoteRow } from "./source-list.tsx";

/** How many quotes are offered. */
const OFFERED = 5;

type Props = { mayKeep: boolean; keep: (source: ChosenSource) => void };

/** No template yet: what one holds, and the quotes that may become one. */
export function NoTemplates({ mayKeep, keep }: Props) {
  const { data, error, refetch } = useAnswer(listProjectRows, { query: { limit: 20 } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={quoteTemplateMessages.loading} />;
  const offers = mayKeep ? data.projects.filter(({ quote }) => (quote?.total ?? 0) > 0).slice(0, OFFERED) : [];
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8 beside-panel:grid-cols-1">
      <div className="min-w-0">
        <h2 className="text-title">{quoteTemplateMessages.noneYet}</h2>
        <p className="mt-2 mb-4 text-quiet">{quoteTemplateMessages.noneYetText}</p>
        {offers.length > 0 ? (
          <>
            <h3 className="mb-2 text-fine font-[550] text-quiet">{quoteTemplateMessages.whichQuote}</h3>
            <List label={quoteTemplateMessages.whichQuote}>
              {offers.map((project) => (
                <li key={project.id}>
                  <QuoteRow project={project} choose={keep} />
                </li>
              ))}
            </List>
          </>
        ) : (
          mayKeep && (
            <Link to="/project/new" className={buttonLook({ look: "primary" })}>
              {quoteTemplateMessages.firstQuote}
            </Link>
          )
        )}
      </div>
      <Example />
    </div>
  );
}

// The one of the first page of the site: no quote of the company is made up.
function Example() {
  const { subject, lines } = EXAMPLE_QUOTE;
  const totalCents = lines.reduce((sum, line) => sum + (line.kind === "item" ? netCents(line) : 0), 0);
  return (
    <section
      aria-label={quoteTemplateMessages.example}
      className="min-w-0 rounded-card border border-dashed border-edge p-4 md:p-6"
    >
      <p className="text-fine text-quiet">{quoteTemplateMessages.example}</p>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-title">{subject}</span>
        <span className="figures font-[550]">{formatMoney(totalCents)} HT</span>
      </p>
      <SourceLines lines={lines} most={lines.length} isBare />
      <p className="border-t border-line pt-3 text-fine text-quiet">{quoteTemplateMessages.keepsShort}</p>
    </section>
  );
}
