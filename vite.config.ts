import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// The web has folders called auth and documents too: only what the server answers goes to it, never our own modules.
const proxy = {
  "^/api/": server,
  "^/auth/v1/": server,
  "^/documents/(logo/|mail-file|[^/]+\\.(pdf|xml|svg|png)$)": server,
};

export default defineConfig({
  root: "src/web",
  plugins: [react({ compiler: true }), tailwindcss(), compressedFiles()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    // The first page names all chunks: shorter names make it smaller.
    rolldownOptions: {
      output: {
        // What every page needs is one file: it compresses better than the pieces that the screens share of it.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});

// Once at the build and as small as can be, instead of at each visit. The page itself is filled by the server, which
// compresses it then.
function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    writeBundle: ({ dir = "" }) => {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((one) =>
        /\.(js|css|svg)$/.test(one),
      )) {
        const file = join(dir, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
