import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";

/** A point of a list: its picture, its title, a sentence. */
export type IconPoint = { icon: LucideIcon; title: string; text: string };

type Props = {
  label: string;
  points: readonly IconPoint[];
  /** Side by side where there is room. */
  isInColumns?: boolean;
};

/** What something brings, or what becomes of what one gives: read at a glance before a choice. */
export function IconList({ label, points, isInColumns = false }: Props) {
  return (
    <ul
      aria-label={label}
      className={cx("grid gap-4", isInColumns && "md:grid-cols-3 md:gap-6 beside-panel:grid-cols-1")}
    >
      {points.map(({ icon: Icon, title, text }) => (
        <li
          key={title}
          className={cx("flex min-w-0 gap-3", isInColumns && "md:flex-col md:gap-2 beside-panel:flex-row")}
        >
          <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-act-pale text-act">
            <Icon className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-[550]">{title}</span>
            <span className="block text-fine text-quiet">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
