/** The theme of the screens: the device's, or the one chosen here. */
export type Theme = "auto" | "light" | "dark";

const KEPT = "etabli.theme";

/** The theme chosen on this device. « auto » when none was chosen, or without storage. */
export function chosenTheme(): Theme {
  try {
    const theme = localStorage.getItem(KEPT);
    return theme === "light" || theme === "dark" ? theme : "auto";
  } catch {
    return "auto";
  }
}

/** Applies a theme, and keeps it for the next visits on this device. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === "auto") localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, theme);
  } catch {
    // Without storage, the theme lasts until the page is closed.
  }
}

/** Applies a theme to the page. */
export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
