/** The packages that a floor may import, each with what it is for. The server may import any. */
const PACKAGES: Record<string, Record<string, string>> = {
  domain: {},
  api: { zod: "the kinds of the contract" },
  web: {
    zod: "the kinds of the contract",
    react: "the screens",
    "react-dom": "the screens, in the page",
    "react-hook-form": "forms",
    "@tanstack/react-query": "what the server answered, kept",
    "@tanstack/react-router": "pages and links",
    "@base-ui/react": "menus, lists and notices that a keyboard and a screen reader use",
    "class-variance-authority": "the looks of a component",
    "lucide-react": "icons",
    "@fontsource-variable/bricolage-grotesque": "the letters of titles",
    "@fontsource-variable/inter": "the letters of texts",
    "@supabase/auth-js": "sign-in",
    "eventsource-parser": "answers that arrive piece by piece",
  },
};

/** The sentence for a package that a floor may not import, or null. */
export function brokenPackage(floor: string, specifier: string): string | null {
  const packages = PACKAGES[floor];
  const [scope = "", name = ""] = specifier.split("/");
  if (!packages || Object.hasOwn(packages, scope.startsWith("@") ? `${scope}/${name}` : scope)) return null;
  if (floor === "domain") return "domain imports no package and no Node module: pass what it needs as a parameter";
  return (
    `${floor} may not import it: move what needs it into src/server, ` +
    `or add it to PACKAGES of ${floor} in scripts/floor-packages.ts with what it is for`
  );
}
