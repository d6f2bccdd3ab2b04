import { listQuoteTemplates } from "#api/quotes/quote-templates.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { ChosenSource } from "./source-list.tsx";

const BEGINS = "template=";

/** What the address says of a template that a quote is to begin with. */
export function templateHash(id: string): string {
  return `${BEGINS}${id}`;
}

/** The template that the page is opened with, or null. Once it is taken or left, `forget` clears the address. */
export function useTemplateOfPage(): { chosen: ChosenSource | null; forget: () => void } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash.startsWith(BEGINS);
  const id = hash.slice(BEGINS.length);
  const { data } = useAnswer(listQuoteTemplates, {}, { enabled: isNamed });
  const name = data?.templates.find((template) => template.id === id)?.name ?? "";
  return {
    chosen: isNamed ? { kind: "template", id, name } : null,
    forget: () => {
      if (isNamed) void navigate({ to: ".", hash: "", replace: true, resetScroll: false });
    },
  };
}
