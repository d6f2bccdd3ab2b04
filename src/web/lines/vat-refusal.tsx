import { lineMessages } from "#domain/lines/line.messages.ts";
import { Failure } from "#web/ui/states.tsx";

/** What is to be changed about VAT before an invoice, by the code of a preview. Nothing for what a form asks for. */
export function VatRefusal({ code }: { code: string | null }) {
  const messages: Record<string, string> = lineMessages;
  const sentence = code === null || code === "vat_reason_missing" ? undefined : messages[code];
  return sentence === undefined ? null : <Failure error={new Error(sentence)} />;
}
