import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

type PageProps = {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  head?: ReactNode;
  children: ReactNode;
  isNarrow?: boolean;
  isWide?: boolean;
  hasSmallActions?: boolean;
};

/**
 * A page: its title, its actions at the right, its content. Its left edge is the same whatever its width. There are
 * three widths: `isNarrow` for what is read or filled in, 1,088 px for lists and cards, and the whole place (`isWide`)
 * for what is worked on side by side, as a board, or a quote beside its document. `head` takes the place of title and
 * actions. `hasSmallActions`: they stay beside the title on a phone, however long the subtitle.
 */
export function Page({
  title,
  subtitle,
  actions,
  head,
  children,
  isNarrow = false,
  isWide = false,
  hasSmallActions = false,
}: PageProps) {
  const width = isNarrow ? "max-w-3xl" : isWide ? "" : "max-w-6xl";
  return (
    <div className={cx("w-full px-4 pb-6 md:px-8 md:py-8", head ? "pt-3" : "pt-6", width)}>
      <title>{`${title} – Établi`}</title>
      {head ?? (
        <header
          className={cx("mb-6 flex items-center justify-between gap-x-6 gap-y-3", hasSmallActions || "flex-wrap")}
        >
          <div className="min-w-0">
            <h1 className="text-page">{title}</h1>
            {subtitle && <p className="mt-1 text-quiet">{subtitle}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
