/** The logo: a workbench in one line. */
function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden>
      <rect width="32" height="32" rx="7" className="fill-act" />
      <path
        d="M5 12h22M8 12v13M24 12v13M8 19h16M13 12V8h6v4"
        fill="none"
        className="stroke-on-act"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The logo and the name. */
export function Brand() {
  return (
    <span className="flex items-center gap-2">
      <Mark />
      <span className="font-(family-name:--font-display) text-title font-bold text-ink">Établi</span>
    </span>
  );
}
