/** Where what a finger carries would go, over the page, as the finger hides what is under it. */
export function CarriedWords({ words }: { words: string | null }) {
  return (
    <p
      role="status"
      className={
        words === null
          ? "sr-only"
          : `figures pointer-events-none fixed inset-x-4 top-4 z-40 rounded-card bg-ink px-4 py-3 text-center font-[550]
            whitespace-normal text-paper shadow-float md:mx-auto md:w-fit`
      }
    >
      {words}
    </p>
  );
}
