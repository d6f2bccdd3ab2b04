/** Where what a finger carries would go, over the page, as the finger hides what is under it. */
export function CarriedWords({ words }: { words: string | null }) {
  return (
    <p
      role="status"
      className={
        words === null
          ? "sr-only"
          : "fixed inset-x-4 top-4 z-40 rounded-card bg-ink px-4 py-3 text-center font-[550] text-paper shadow-float"
      }
    >
      {words}
    </p>
  );
}
