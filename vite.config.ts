import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// The web has folders called auth and documents too: only what the server answers goes to it, never our own modules.
const proxy = { "^/api/": server, "^/auth/v1/": server, "^/documents/(logo/|[^/]+\\.(pdf|xml|svg|png)$)": server };

export default defineConfig({
  root: "src/web",
  plugins: [react({ compiler: true }), tailwindcss()],
  build: { outDir: "../../dist/web", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
  server: { proxy },
  preview: { proxy },
});
