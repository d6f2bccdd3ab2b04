import { previewAddress } from "#api/documents/seller-preview.ts";
import { getProject } from "#api/projects.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Link } from "@tanstack/react-router";
import { isOtherTotal, quoteIn } from "./former-summary.ts";
import { placeOf } from "./place-of.ts";
import type { RichProps } from "./rich-props.ts";

/**
 * A summary list with links. Files are downloaded, and pages of the product are opened. The amounts of a quote that has
 * another total since would be taken for those of today: the list is then a line.
 */
export function Summary({ message }: Pick<RichProps<"summary">, "message">) {
  const formerQuote = quoteIn(message.items);
  const { data } = useAnswer(
    getProject,
    { params: { id: formerQuote?.projectId ?? "" } },
    { enabled: formerQuote !== null },
  );
  const isFormer = formerQuote !== null && data !== undefined && isOtherTotal(message.items, data.project);
  if (formerQuote === null || !isFormer) return <Items items={message.items} />;
  return (
    <p className="mt-2 text-quiet">
      Ce point date d'avant : le devis a changé depuis.{" "}
      <Link {...placeOf(`/etape/${formerQuote.projectId}/quote`)} className="font-[550] text-act underline">
        Ouvrir le devis
      </Link>
    </p>
  );
}

function Items({ items }: Pick<RichProps<"summary">["message"], "items">) {
  const look = "font-[550] text-act underline";
  return (
    <dl className="mt-2 divide-y divide-line rounded-card border border-line bg-paper">
      {items.map(({ label, value, href }, index) => (
        <div key={index} className="flex min-h-11 items-center justify-between gap-3 px-3 py-1.5">
          <dt className="min-w-20 break-words text-quiet">{label}</dt>
          <dd className={`text-right break-words ${value.length < 14 ? "shrink-0 whitespace-nowrap" : ""}`}>
            {href === undefined && value}
            {href?.startsWith("/documents/") && (
              <a href={href} download className={look}>
                {value}
              </a>
            )}
            {href !== undefined && /^\/(quote|invoice)\//.test(href) && (
              <a href={previewAddress(href)} target="_blank" rel="noreferrer" className={look}>
                {value}
              </a>
            )}
            {href !== undefined && !/^\/(documents|quote|invoice)\//.test(href) && (
              <Link to={href} className={look}>
                {value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
