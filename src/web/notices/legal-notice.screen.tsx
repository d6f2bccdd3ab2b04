import { NoticePage } from "./notice-page.tsx";

/** The legal notice of this installation. */
export default function LegalNoticeScreen() {
  return <NoticePage kind="legal" />;
}
