import { NOTICE_TITLES, noticeMessages } from "#domain/notices/notice.messages.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

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
