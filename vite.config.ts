import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: "src/web",
  plugins: [react({ compiler: true }), tailwindcss()],
  build: { outDir: "../../dist/web", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
  server: { proxy: { "/api": server, "/auth": server, "/documents": server } },
});
