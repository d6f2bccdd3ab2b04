/** A workshop wall drawn in one line: tools on their hooks above the bench, a quote on it. Says nothing that the words do not. */
export function WorkshopDrawing() {
  return (
    <svg viewBox="0 0 420 300" aria-hidden fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" className="w-full max-w-md">
      <path d="M16 214h388M16 234h388M16 214v20M404 214v20M48 234v58M80 234v58M340 234v58M372 234v58M80 264h260" />
      <path d="M40 52h340" />
      {/* saw */}
      <path d="M74 52v10M58 62h34l-6 26H64zM66 88l-6 78 10-6 4 6 5-6 5 6 4-78z" />
      {/* try square */}
      <path d="M150 52v8M136 60h28v84h-12V78h-16zM136 78h16" />
      {/* hammer */}
      <path d="M220 52v12M196 64h40c8 0 14 4 18 12-10-2-14 2-18 4h-40zM212 80v72a6 6 0 0 0 12 0V80" />
      {/* trowel */}
      <path d="M300 52v8M292 60h16v30h-16zM300 90v14M300 104l-22 56 22-12 22 12z" />
      {/* pencil in its cup */}
      <path d="M340 214v-34h28v34M348 180l6-34 8 2-4 32M354 146l3-9 5 11" />
      {/* the quote, lying on the bench, and a folding rule */}
      <path d="M120 214v-6h92v6M126 208l10-54h66l10 54M146 168h34M143 182h48M140 196h30M186 196h12" />
      <path d="M236 214l30-18 30 18 26-18" />
    </svg>
  );
}
