import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode };

/** A screen that has nothing yet: the next step, with one button, in the middle of what it will fill. */
export function EmptyScreen({ icon: Icon, title, children, action }: Props) {
  return (
    <div className="flex flex-col items-center justify-center px-2 py-12 text-center md:min-h-[calc(100dvh-18rem)]">
      <span aria-hidden className="mb-5 grid size-16 place-items-center rounded-full bg-act-pale text-act">
        <Icon className="size-7" />
      </span>
      <h2 className="text-title">{title}</h2>
      <p className="mx-auto mt-2 max-w-md text-quiet">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
