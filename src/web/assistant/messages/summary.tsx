import { previewAddress } from "#api/documents/seller-preview.ts";
import { Link } from "@tanstack/react-router";
import type { RichProps } from "./rich-props.ts";

/** A summary list with links. Files are downloaded, and pages of the product are opened. */
export function Summary({ message }: Pick<RichProps<"summary">, "message">) {
  const look = "font-[550] text-act underline";
  return (
    <dl className="mt-2 divide-y divide-line rounded-card border border-line bg-paper">
      {message.items.map(({ label, value, href }, index) => (
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
