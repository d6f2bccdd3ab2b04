/** A workshop wall drawn in one line: tools above the bench, and a quote on its board. It is decoration. */
export function WorkshopDrawing() {
  return (
    <svg
      viewBox="0 0 440 356"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-lg"
    >
      <path d="M24 34h392M78 34v12M150 34v12M230 34v12M316 34v12M384 34v12" opacity="0.55" />
      {/* handsaw */}
      <path
        d={
          "M56 86V66a20 20 0 0 1 20-20h6a20 20 0 0 1 20 20v20zM70 74v-6a8 8 0 0 1 8-8h2a8 8 0 0 1 8 8v6" +
          "zM60 86l4 108h12L83 186L78 182L85 174L81 170L88 162L83 158L90 150L86 146L93 138L88 134" +
          "L95 126L91 122L98 114L93 110L100 102L96 98L103 90L98 86"
        }
      />
      {/* try square */}
      <path d="M142 46h16v106h-16zM142 46h-22v16h22M148 78h4M148 94h4M148 110h4M148 126h4" />
      {/* hammer */}
      <path d="M206 52h32c12 0 20 6 24 18-12-4-18 2-24 2h-32zM223 72v80a7 7 0 0 0 14 0V72" />
      {/* trowel */}
      <path d="M308 46h16v34h-16zM316 80v14M316 94l-24 62 24-8 24 8z" />
      {/* flat brush */}
      <path d="M378 46h12l2 34h10v20h-36V80h10zM366 100l3 38h30l3-38M376 100v38M384 100v38M392 100v38" />
      <g transform="translate(0 40)">
        {/* the quote on its board */}
        <path
          d={
            "M146 228l14-96h66l14 96M180 132v-6a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v6M170 150h34M167 166h50" +
            "M165 180h40M163 194h30M206 210h22"
          }
        />
        {/* folding rule, cup of pencils */}
        <path
          d={
            "M252 228l26-22 26 22 26-22 12 10M352 228v-36h30v36M360 192l6-30 8 2-5 28M366 162l4-9 4 11" +
            "M375 192l8-24"
          }
        />
        {/* bench */}
        <path d="M16 228h408v22H16zM48 250v62M82 250v62M358 250v62M392 250v62M82 282h276" />
      </g>
    </svg>
  );
}
