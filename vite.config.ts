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
  "^/(quote|invoice)/[\\w-]": server,
  "^/documents/(logo/|mail-file|[^/]+\\.(pdf|xml|svg|png)$)": server,
};

// Zod brings its writer of JSON schemas along, a fifth of what the pages load of it. Only the server writes them. The
// client of accounts brings its sign-in by Ethereum along, which nobody is offered.
const UNCALLED =
  /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$|auth-js\/dist\/module\/lib\/web3\/ethereum\.js$/;

// What Zod says by itself, in English, is read by nobody: contracts and fields have sentences of their own.
const UNSAID = /zod\/v4\/locales\/en\.js$/;

// What most screens draw. A field for a day is not among them: reading days in words weighs as much as all of these.
const USUAL =
  /src\/web\/ui\/(field|choice|list|page|card|tabs|notice|number|state|focus|skeleton|layers\/(drawer|modal|confirm))/;

export default defineConfig({
  root: "src/web",
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    withoutUncalledCode(),
    withoutUnsaidWords(),
    compressedFiles(),
    customerPages(),
    preloadedFonts(),
  ],
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
            // What training found changes less often than the rules of reading, and is fetched beside them.
            { name: "learned", test: /assistant\/spans\/weights\/trained/ },
            // The assistant's button needs an icon, and nothing else that screens share. Documents show nobody at work.
            { name: "icons", test: /node_modules\/lucide-react(?!.*\/user-plus\.)/, minShareCount: 14 },
            // Small things that the assistant's button shares with screens.
            {
              name: "page",
              test: /src\/web\/ui\/(on-phone|layers\/use-page-mark|loading\/(on-demand|late-code))\.tsx?$/,
              minShareCount: 3,
            },
            // Nearly every screen asks for these contracts. That of the team is large, and the documents do without.
            { name: "contract", test: /node_modules\/zod|src\/api\/(?!team\.)/, minShareCount: 18 },
            { name: "usual", test: USUAL, minShareCount: 10 },
            // Small things that many screens share: each as a file of its own would have its name in the first page.
            { name: "shared", test: /src\/(domain|web)\//, minShareCount: 12, maxModuleSize: 700 },
          ],
        },
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js"),
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});

// The fonts of every page are asked for with it, before its style says that they are needed.
const FONTS = /(inter|bricolage-grotesque)-latin-wght-normal-[^/]*\.woff2$/;

function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => FONTS.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${name}` },
            injectTo: "head" as const,
          })),
    },
  };
}

function withoutUnsaidWords(): Plugin {
  return {
    name: "without-unsaid-words",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: UNSAID }, handler: () => "export default () => ({});" },
  };
}

function withoutUncalledCode(): Plugin {
  return {
    name: "without-uncalled-code",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: UNCALLED },
      handler: (id) => {
        const names = [...readFileSync(id, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)].map(
          ([, name]) => name,
        );
        return [
          'const uncalled = () => { throw new Error("This code is not part of the pages."); };',
          `export { ${[...names, "process"].map((name) => `uncalled as ${name}`).join(", ")} };`,
        ].join("\n");
      },
    },
  };
}

// Once at the build and as small as can be, instead of at each visit. The page itself is filled by the server, which
// compresses it then. `isAddedBuild`: only its own files, beside those of the build before.
function compressedFiles(isAddedBuild = false): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    writeBundle: ({ dir = "" }, bundle) => {
      const written = isAddedBuild ? Object.keys(bundle) : readdirSync(dir, { recursive: true, encoding: "utf8" });
      for (const name of written.filter((one) => /\.(js|css|svg)$/.test(one))) {
        const file = join(dir, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * The pages of customers are no part of the application: the server writes them (dist/customer-pages), and each has a
 * script and a style of its own, far smaller than ours, beside the assets of the application.
 */
export function customerPages(): Plugin {
  return {
    name: "customer-pages",
    apply: "build",
    closeBundle: buildCustomerPages,
  };
}

const PAGES = { quote: "quotes/public", invoice: "invoices/public" } as const;

/** Builds these pages alone, into dist/customer-pages and dist/web/assets. */
export async function buildCustomerPages(): Promise<void> {
  const root = join(import.meta.dirname, "src/web");
  const shared = { configFile: false, root, logLevel: "warn" } as const;
  const inputs = (file: string) => Object.entries(PAGES).map(([name, folder]) => [name, join(root, folder, file)]);
  const assets: Record<string, { script: string; style: string }> = {};
  // One after the other, so that a page loads one script and one style, and nothing that they share.
  for (const [name, input] of inputs("page-script.ts")) {
    const page = await build({
      ...shared,
      plugins: [tailwindcss(), compressedFiles(true)],
      build: {
        outDir: "../../dist/web",
        emptyOutDir: false,
        assetsInlineLimit: 0,
        copyPublicDir: false,
        rolldownOptions: {
          input: input!,
          output: {
            entryFileNames: `assets/${name}-[hash:7].js`,
            // Fonts have the names that the application gives them: they are read once.
            assetFileNames: ({ names: [file = ""] }) =>
              file.endsWith(".css") ? `assets/${name}-[hash:7][extname]` : "assets/[name]-[hash][extname]",
          },
        },
      },
    });
    const names = [page]
      .flat()
      .flatMap((one) => ("output" in one ? one.output.map(({ fileName }) => `/${fileName}`) : []));
    const named = (end: string) => names.find((fileName) => fileName.endsWith(end))!;
    assets[name!] = { script: named(".js"), style: named(".css") };
  }
  await build({
    ...shared,
    plugins: [react({ compiler: true })],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: "../../dist/customer-pages",
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      rolldownOptions: {
        input: { ...Object.fromEntries(inputs("render.tsx")), notice: join(root, "documents/public/notice.tsx") },
        output: { entryFileNames: "[name].js" },
      },
    },
    ssr: { noExternal: true },
  });
  const out = join(import.meta.dirname, "dist/customer-pages");
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "assets.json"), JSON.stringify(assets));
}
