import { NOTICE_TITLES, noticeMessages } from "#domain/notices/notice.messages.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

const TAB = [
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-[550] text-quiet hover:text-ink",
  "aria-[current=page]:border-act aria-[current=page]:text-act",
].join(" ");

/** The same pages as tabs, above one of them. */
export function NoticeTabs() {
  return <NoticeNav className="mb-8 flex gap-5 border-b border-line max-md:text-fine" linkClassName={TAB} />;
}

const FOOT_LINK = `${linkLook} aria-[current=page]:hidden`;

/** The links of the foot: legal notice, privacy, licence, without the page one is on. */
export function NoticeLinks() {
  return <NoticeNav className="flex flex-wrap gap-x-6" linkClassName={FOOT_LINK} />;
}

function NoticeNav({ className, linkClassName }: { className: string; linkClassName: string }) {
  return (
    <nav aria-label={noticeMessages.foot} className={className}>
      <Link to="/mentions-legales" className={linkClassName}>
        {NOTICE_TITLES.legal}
      </Link>
      <Link to="/confidentialite" className={linkClassName}>
        {NOTICE_TITLES.privacy}
      </Link>
      <Link to="/licence" className={linkClassName}>
        {NOTICE_TITLES.licence}
      </Link>
    </nav>
  );
}
