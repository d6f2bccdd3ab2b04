import { linkLook } from "#web/ui/button.tsx";
import type { TypedValues } from "./kept-typing.ts";
import type { KeptTyping } from "./use-kept-typing.ts";

type Props<Values extends TypedValues> = {
  typing: Pick<KeptTyping<Values>, "earlier" | "resume" | "clear">;
  /** Called with what the fields show once what was typed is dropped. */
  onCleared?: (values: Values) => void;
};

/** Says that fields show what was typed earlier, or that something else was saved since. Nothing otherwise. */
export function TypingNote<Values extends TypedValues>({ typing, onCleared }: Props<Values>) {
  const { earlier, resume, clear } = typing;
  if (earlier === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-fine text-quiet">
      <span role="status">
        {earlier === "shown" ? "Repris de ta saisie." : "Enregistré autrement depuis ta saisie."}
      </span>
      {earlier === "aside" && (
        <button type="button" className={linkLook} onClick={resume}>
          Reprendre ma saisie
        </button>
      )}
      <button
        type="button"
        className={linkLook}
        onClick={() => {
          const values = clear();
          onCleared?.(values);
        }}
      >
        Effacer
      </button>
    </p>
  );
}
