import { NoticePage } from "./notice-page.tsx";

/** The page of privacy of this installation. */
export default function PrivacyScreen() {
  return <NoticePage kind="privacy" />;
}
