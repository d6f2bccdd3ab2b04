import "#web/ui/tokens.css";
import { AuthProvider } from "#web/auth/ground/session.tsx";
import { AnswersProvider } from "#web/client/answers.tsx";
import { keepFocus } from "#web/ui/keep-focus.ts";
import { applyTheme, chosenTheme } from "#web/ui/theme.ts";
import { RouterProvider, createRouter } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { WentWrong } from "./frame.tsx";
import { routeTree } from "./routes.tsx";
import { followVisibleScreen } from "./visible-screen.ts";

const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultErrorComponent: WentWrong,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

applyTheme(chosenTheme());
followVisibleScreen();
keepFocus();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <AnswersProvider>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </AnswersProvider>
  </StrictMode>,
);
