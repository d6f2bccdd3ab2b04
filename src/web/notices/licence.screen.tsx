import { NoticePage } from "./notice-page.tsx";

/** The page of the licence of this installation. */
export default function LicenceScreen() {
  return <NoticePage kind="licence" />;
}
