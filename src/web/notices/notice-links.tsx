import { NOTICE_TITLES, noticeMessages } from "#domain/notices/notice.messages.ts";
import { linkLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

/** The links of the foot: legal notice, privacy, licence. */
export function NoticeLinks() {
  return (
    <nav aria-label={noticeMessages.foot} className="flex flex-wrap gap-x-6">
      <Link to="/mentions-legales" className={linkLook}>
        {NOTICE_TITLES.legal}
      </Link>
      <Link to="/confidentialite" className={linkLook}>
        {NOTICE_TITLES.privacy}
      </Link>
      <Link to="/licence" className={linkLook}>
        {NOTICE_TITLES.licence}
      </Link>
    </nav>
  );
}
