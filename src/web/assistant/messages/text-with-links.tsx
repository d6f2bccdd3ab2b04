import { typeset } from "#domain/shared/text/typeset.ts";
import { Link, useRouter } from "@tanstack/react-router";
import { linkIn, textParts } from "./link-parts.ts";

/**
 * Plain text in which `[name](/path)` and `[name](/path#place)` become links to a screen of the product. Nothing else
 * is interpreted: the text is data, and its writer may be a model. A path without a screen stays text.
 */
export function TextWithLinks({ text }: { text: string }) {
  const router = useRouter();
  return (
    <p className="break-words whitespace-pre-wrap">
      {textParts(typeset(text)).map((part, index) => {
        const link = linkIn(part);
        // The router reads « //elsewhere » as a path of ours; a browser would not.
        if (link === null || link.path.startsWith("//") || !router.getMatchedRoutes(link.path)[2]) return part;
        return (
          <Link key={index} to={link.path} hash={link.hash} className="font-[550] text-act underline">
            {link.name}
          </Link>
        );
      })}
    </p>
  );
}
