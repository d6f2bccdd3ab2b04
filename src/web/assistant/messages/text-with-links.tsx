import { typeset } from "#domain/shared/text/typeset.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { linkIn, textParts } from "./link-parts.ts";
import { textBlocks } from "./text-blocks.ts";

/**
 * Plain text in which lines that begin with a dash become a list, and `[name](/path)` and `[name](/path#place)` links
 * to a screen of the product. Nothing else is interpreted: the text is data, and its writer may be a model.
 */
export function TextWithLinks({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-1 break-words">
      {textBlocks(typeset(text)).map(({ isList, lines }, place) =>
        isList ? (
          <ul key={place} className="list-disc pl-5 marker:text-quiet">
            {lines.map((line, index) => (
              <li key={index} className="py-0.5 pl-0.5">
                <WithLinks text={line} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={place} className="whitespace-pre-wrap">
            <WithLinks text={lines.join("\n")} />
          </p>
        ),
      )}
    </div>
  );
}

// A path without a screen stays text.
function WithLinks({ text }: { text: string }) {
  const router = useRouter();
  return textParts(text).map((part, index) => {
    const link = linkIn(part);
    // The router reads « //elsewhere » as a path of ours; a browser would not.
    if (link === null || link.path.startsWith("//") || !router.getMatchedRoutes(link.path)[2]) return part;
    return (
      <Link key={index} to={link.path} hash={link.hash} className="font-[550] text-act underline">
        {link.name}
      </Link>
    );
  });
}
