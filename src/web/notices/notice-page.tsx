import { getNotices } from "#api/notices/notices.ts";
import { NOTICE_TITLES, UNWRITTEN, noticeMessages } from "#domain/notices/notice.messages.ts";
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
        {data && (
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{data.notices[kind] || UNWRITTEN[kind]}</p>
        )}
      </main>
      <footer className="mt-10 border-t border-line pt-4">
        <NoticeLinks />
      </footer>
    </div>
  );
}
