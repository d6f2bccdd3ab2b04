import { NOTICE_TITLES, noticeMessages } from "#domain/notices/notice.messages.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

const TAB = [
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-[550] text-quiet hover:text-ink",
  "aria-[current=page]:border-act aria-[current=page]:text-act",
].join(" ");

/** The same pages as tabs, above one of them. */
export function NoticeTabs() {
  return (
    <nav aria-label={noticeMessages.foot} className="mb-8 flex gap-5 border-b border-line max-md:text-fine">
      <Link to="/mentions-legales" className={TAB}>
        {NOTICE_TITLES.legal}
      </Link>
      <Link to="/confidentialite" className={TAB}>
        {NOTICE_TITLES.privacy}
      </Link>
      <Link to="/licence" className={TAB}>
        {NOTICE_TITLES.licence}
      </Link>
    </nav>
  );
}

const FOOT_LINK = `${linkLook} aria-[current=page]:hidden`;

/** The links of the foot: legal notice, privacy, licence, without the page one is on. */
export function NoticeLinks() {
  return (
    <nav aria-label={noticeMessages.foot} className="flex flex-wrap gap-x-6">
      <Link to="/mentions-legales" className={FOOT_LINK}>
        {NOTICE_TITLES.legal}
      </Link>
      <Link to="/confidentialite" className={FOOT_LINK}>
        {NOTICE_TITLES.privacy}
      </Link>
      <Link to="/licence" className={FOOT_LINK}>
        {NOTICE_TITLES.licence}
      </Link>
    </nav>
  );
}
