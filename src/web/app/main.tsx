import "#web/ui/tokens.css";
import { AuthProvider } from "#web/auth/session.tsx";
import { CallError } from "#web/client/call.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider, createRouter } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyTheme, chosenTheme } from "#web/ui/theme.ts";
import { followVisibleScreen } from "#web/ui/visible-screen.ts";
import { routeTree } from "./routes.tsx";

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500),
    },
  },
});

const router = createRouter({ routeTree, defaultPreload: "intent", scrollRestoration: true });

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

applyTheme(chosenTheme());
followVisibleScreen();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>
  </StrictMode>,
);
