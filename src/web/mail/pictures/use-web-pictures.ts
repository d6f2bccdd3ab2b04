import { getMailPictures, showMailPictures, trustPictureSender } from "#api/mail/mail-pictures.ts";
import type { readMailBody } from "#api/mail/mails.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { useEffect, useRef, useState } from "react";

type Body = Answer<typeof readMailBody>;

/**
 * The pictures on the web of a mail: shown at once when they were loaded before, or when those of its sender always
 * are, and else once somebody asks for them. `html`: the mail with its pictures, null as long as none is shown.
 */
export function useWebPictures(mailId: string, { pictures }: Pick<Body, "pictures">) {
  const keptAnswer = useAnswer(
    getMailPictures,
    { params: { id: mailId } },
    { enabled: pictures === "kept", staleTime: Infinity },
  );
  const load = useSingleChange(() => call(showMailPictures, { params: { id: mailId } }));
  const [isAlways, setAlways] = useState(pictures === "always");
  const trust = useSingleChange(
    async (isTrusted: boolean) => call(trustPictureSender, { params: { id: mailId }, body: { is_always: isTrusted } }),
    { onSuccess: ({ is_always }) => setAlways(is_always) },
  );
  const hasBegun = useRef(false);
  useEffect(() => {
    if (pictures !== "always" || hasBegun.current) return;
    hasBegun.current = true;
    load.mutate(undefined);
  }, [pictures, load]);
  const shownMail = load.data ?? keptAnswer.data ?? null;
  return {
    shownMail,
    html: shownMail?.html ?? null,
    isLoading: load.isPending || keptAnswer.isFetching,
    error: load.error ?? trust.error,
    load: () => load.mutate(undefined),
    isAlways,
    trust: (isTrusted: boolean) => trust.mutate(isTrusted),
    isTrusting: trust.isPending,
  };
}

/** What `useWebPictures` gives. */
export type WebPictures = ReturnType<typeof useWebPictures>;
