import { getNotices } from "#api/notices/notices.ts";
import { NOTICE_TITLES, noticeMessages, unwrittenNotice, withoutHardBreaks } from "#domain/notices/notice.messages.ts";
import type { NoticeKind } from "#domain/notices/notice.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Brand } from "#web/ui/mark.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { NoticeLinks } from "./notice-links.tsx";

/** A public page whose words are those of whoever runs this installation, or say that nobody wrote them. */
export function NoticePage({ kind }: { kind: NoticeKind }) {
  const { data, error, refetch } = useAnswer(getNotices);
  const title = NOTICE_TITLES[kind];
  return (
    <div className="mx-auto max-w-3xl px-5 py-6">
      <title>{`${title} – Établi`}</title>
      <header className="mb-8 flex flex-wrap items-center justify-between gap-3">
        <Brand />
        <Link to="/" className={linkLook}>
          {noticeMessages.back}
        </Link>
      </header>
      <main>
        <h1 className="mb-6 text-page">{title}</h1>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton />}
        {data && <NoticeText kind={kind} text={data.notices[kind]} />}
      </main>
      <footer className="mt-10 border-t border-line pt-4">
        <NoticeLinks />
      </footer>
    </div>
  );
}

function NoticeText({ kind, text }: { kind: NoticeKind; text: string }) {
  if (text === "") return <Unwritten kind={kind} />;
  if (kind !== "licence") return <p className={WRITTEN}>{text}</p>;
  return (
    <>
      <p className="mb-6 rounded-card border border-line bg-paper p-4 md:p-6">{noticeMessages.licenceInShort}</p>
      <p lang="en" className={WRITTEN}>
        {withoutHardBreaks(text)}
      </p>
    </>
  );
}

const WRITTEN = "[overflow-wrap:anywhere] whitespace-pre-line";

function Unwritten({ kind }: { kind: NoticeKind }) {
  const { lead, facts } = unwrittenNotice(kind, window.location.host);
  return (
    <>
      <p>{lead}</p>
      <dl className="mt-6 divide-y divide-line rounded-card border border-line bg-paper px-4 empty:hidden md:px-6">
        {facts.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-[550]">{name}</dt>
            <dd className="[overflow-wrap:anywhere] text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
