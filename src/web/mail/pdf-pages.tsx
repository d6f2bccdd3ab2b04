import { drawMailPages } from "#api/mail/mail-pages.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useState } from "react";

type Page = Answer<typeof drawMailPages>["pages"][number];
type Props = { mailId: string; place: number; name: string };

/** The pages of a PDF of a mail, drawn by the server: the file itself is never opened here. */
export function PdfPages({ mailId, place, name }: Props) {
  const input = { params: { id: mailId }, query: { place } };
  const { data, error, refetch } = useAnswer(drawMailPages, input, { staleTime: Infinity });
  const [laterPages, setLaterPages] = useState<Page[]>([]);
  const pages = [...(data?.pages ?? []), ...laterPages];
  const loadMore = useSingleChange(
    () => call(drawMailPages, { params: { id: mailId }, query: { place, first: pages.length } }),
    { onSuccess: (next) => setLaterPages([...laterPages, ...next.pages]) },
  );
  if (error)
    return (
      <div className="mt-2 flex flex-col items-start gap-2">
        <p role="alert" className="text-fine text-bad">
          {error.message}
        </p>
        {!isRefusal(error) && <Button onClick={() => void refetch()}>Réessayer</Button>}
      </div>
    );
  if (!data)
    return (
      <p role="status" className="mt-2 flex items-center gap-2 text-fine text-quiet">
        <Spinner /> Ouverture du PDF…
      </p>
    );
  const restCount = data.page_count - pages.length;
  return (
    <div className="mt-3 flex flex-col items-center gap-3 max-md:-mx-3">
      <ol aria-label={`Pages de ${name}`} className="flex w-full flex-col items-center gap-3">
        {pages.map((page, at) => (
          <PageRow key={at} page={page} words={`Page ${at + 1} sur ${data.page_count}`} />
        ))}
      </ol>
      {restCount > 0 && (
        <Button isBusy={loadMore.isPending} busyLabel="Chargement…" onClick={() => loadMore.mutate(undefined)}>
          {restCount === 1 ? "Voir la dernière page" : `Voir la suite (${restCount} pages)`}
        </Button>
      )}
      {loadMore.error && (
        <p role="alert" className="text-fine text-bad">
          {loadMore.error.message}
        </p>
      )}
    </div>
  );
}

// The file stays as it is: asking again would change nothing.
function isRefusal(error: Error): boolean {
  return error instanceof CallError && error.status === 422;
}

function PageRow({ page: { width, height, data, text }, words }: { page: Page; words: string }) {
  return (
    <li className="w-full max-w-3xl">
      <img
        src={`data:image/jpeg;base64,${data}`}
        width={width}
        height={height}
        alt={words}
        className="h-auto w-full border border-line bg-white"
      />
      <p className="mt-1 text-center text-fine text-quiet">{words}</p>
      <p className="sr-only">{text}</p>
    </li>
  );
}
