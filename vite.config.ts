import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { build, defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// The web has folders called auth and documents too: only what the server answers goes to it, never our own modules.
const proxy = {
  "^/api/": server,
  "^/auth/v1/": server,
  "^/quote/[\\w-]": server,
  "^/documents/(logo/|mail-file|[^/]+\\.(pdf|xml|svg|png)$)": server,
};

export default defineConfig({
  root: "src/web",
  plugins: [react({ compiler: true }), tailwindcss(), withoutJsonSchemas(), compressedFiles(), quotePage()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    // The first page names all chunks: shorter names make it smaller.
    rolldownOptions: {
      output: {
        // What every page needs is one file: it compresses better than the pieces that the screens share of it.
        // What most screens share is one file too: the first page then names fewer.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            {
              name: "usual",
              test: /src\/web\/ui\/(field|choice|list|page|card|tabs|notice|number|date|state|focus)/,
              minShareCount: 10,
            },
          ],
        },
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});

// Zod brings its writer of JSON schemas along, a fifth of what the pages load of it. Only the server writes them.
function withoutJsonSchemas(): Plugin {
  return {
    name: "without-json-schemas",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (id) => {
        const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].map(
          ([, name]) => name,
        );
        return [
          'const unwritten = () => { throw new Error("JSON schemas are not written in pages"); };',
          `export { ${[...names, "process"].map((name) => `unwritten as ${name}`).join(", ")} };`,
        ].join("\n");
      },
    },
  };
}

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

/**
 * The page of a quote is no part of the application: the server writes it (dist/quote-page/render.js), and it has a
 * script and a style of its own, far smaller than ours, beside the assets of the application.
 */
export function quotePage(): Plugin {
  return {
    name: "quote-page",
    apply: "build",
    closeBundle: buildQuotePage,
  };
}

/** Builds that page alone, into dist/quote-page and dist/web/assets. */
export async function buildQuotePage(): Promise<void> {
  const folder = join(import.meta.dirname, "src/web/quotes/public");
  const shared = { configFile: false, root: join(import.meta.dirname, "src/web"), logLevel: "warn" } as const;
  const page = await build({
    ...shared,
    plugins: [tailwindcss(), compressedFiles()],
    build: {
      outDir: "../../dist/web",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(folder, "page-script.ts"),
        output: { entryFileNames: "assets/quote-[hash:7].js", assetFileNames: "assets/[name]-[hash:7][extname]" },
      },
    },
  });
  await build({
    ...shared,
    plugins: [react({ compiler: true })],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: "../../dist/quote-page",
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: join(folder, "render.tsx"),
      rolldownOptions: { output: { entryFileNames: "render.js" } },
    },
    ssr: { noExternal: true },
  });
  const names = [page]
    .flat()
    .flatMap((one) => ("output" in one ? one.output.map(({ fileName }) => `/${fileName}`) : []));
  const assets = {
    script: names.find((name) => name.endsWith(".js")),
    style: names.find((name) => name.endsWith(".css")),
  };
  const out = join(import.meta.dirname, "dist/quote-page");
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "assets.json"), JSON.stringify(assets));
}
