import { getNotices } from "#api/notices/notices.ts";
import { noticeBlocks } from "#domain/notices/notice-blocks.ts";
import {
  NOTICE_TITLES,
  OWED_BY_THE_OPERATOR,
  noticeMessages,
  unwrittenNotice,
  withoutHardBreaks,
} from "#domain/notices/notice.messages.ts";
import type { NoticeKind } from "#domain/notices/notice.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Brand } from "#web/ui/mark.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { NoticeTabs } from "./notice-links.tsx";

/** The public pages whose words are those of whoever runs this installation, or say that nobody wrote them. */
export default function NoticeScreen() {
  const { data, error, refetch } = useAnswer(getNotices);
  const kind = kindOf(useLocation().pathname);
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
      <NoticeTabs />
      <main>
        <h1 className="mb-4 text-page">{title}</h1>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton />}
        {data && <NoticeText kind={kind} text={data.notices[kind]} />}
      </main>
    </div>
  );
}

function kindOf(path: string): NoticeKind {
  if (path.startsWith("/confidentialite")) return "privacy";
  return path.startsWith("/licence") ? "licence" : "legal";
}

const PAPER = "rounded-card border border-line bg-paper p-4 md:p-6";

function NoticeText({ kind, text }: { kind: NoticeKind; text: string }) {
  if (text === "") return <Unwritten kind={kind} />;
  if (kind === "licence")
    return (
      <>
        <p className="mb-6 text-lead">{noticeMessages.licenceInShort}</p>
        <p lang="en" className={`${PAPER} max-w-prose [overflow-wrap:anywhere] whitespace-pre-line text-quiet`}>
          {withoutHardBreaks(text)}
        </p>
      </>
    );
  return (
    <div className={`${PAPER} flex flex-col gap-3`}>
      {noticeBlocks(text).map(({ id, isHeading, words }) =>
        isHeading ? (
          <h2 key={id} className="text-title not-first:mt-4">
            {words}
          </h2>
        ) : (
          <p key={id} className="max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">
            {words}
          </p>
        ),
      )}
    </div>
  );
}

function Unwritten({ kind }: { kind: NoticeKind }) {
  const { lead, facts } = unwrittenNotice(kind, window.location.host);
  return (
    <>
      <p className="text-lead">{lead}</p>
      <dl className={`mt-6 divide-y divide-line ${PAPER} py-0! empty:hidden`}>
        {facts.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-[550]">{name}</dt>
            <dd className="[overflow-wrap:anywhere] text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
      {kind === "legal" && <ForTheOperator />}
    </>
  );
}

// The reader may be the one who installed it: what the law asks, and where it is written. Others need not read it.
function ForTheOperator() {
  return (
    <details className="mt-6 rounded-card bg-sunk p-4">
      <summary className="min-h-8 font-[550]">{noticeMessages.operator}</summary>
      <p className="mt-1">{noticeMessages.operatorOwes}</p>
      <ul className="mt-2 list-disc pl-5">
        {OWED_BY_THE_OPERATOR.map((words) => (
          <li key={words} className="py-0.5">
            {words}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">{noticeMessages.operatorHow}</p>
    </details>
  );
}
