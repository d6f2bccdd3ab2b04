import { typeset } from "#domain/shared/typeset.ts";
import { Link } from "@tanstack/react-router";

/**
 * Plain text in which `[name](/path)` becomes a link inside the product. Nothing else is interpreted: the text is data.
 */
export function TextWithLinks({ text }: { text: string }) {
  const parts = typeset(text).split(/(\[[^[\]\n]{1,200}\]\(\/[\w/-]{1,200}\))/);
  return (
    <p className="break-words whitespace-pre-wrap">
      {parts.map((part, index) => {
        const [, name, path] = /^\[([^\]]+)\]\((\/[\w/-]+)\)$/.exec(part) ?? [];
        if (path === undefined) return part;
        return (
          <Link key={index} to={path} className="font-[550] text-act underline">
            {name}
          </Link>
        );
      })}
    </p>
  );
}
