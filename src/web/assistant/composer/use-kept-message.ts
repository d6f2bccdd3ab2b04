import type { KeptTyping } from "#web/company/use-kept-typing.ts";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useEffect, useEffectEvent } from "react";
import { conversationMessages } from "../conversation.messages.ts";

type TypedMessage = { text: string };

// A message that is sent leaves nothing in its field.
const NOTHING: TypedMessage = { text: "" };

type EarlyMessage = { returnedText: string; onReturned: () => void };

/** The message that is typed to the assistant, kept by its tab until it is sent. A returned text stands before it. */
export function useKeptMessage({ returnedText, onReturned }: EarlyMessage) {
  const typing: KeptTyping<TypedMessage> = useKeptTyping("message to the assistant", NOTHING);
  const { text } = typing.values;
  const setText = (typedText: string) => typing.type({ text: typedText });
  const takeBack = useEffectEvent(() => {
    setText(`${returnedText}${text === "" ? "" : "\n"}${text}`);
    onReturned();
    showToast(conversationMessages.returned);
  });
  useEffect(() => {
    if (returnedText !== "") takeBack();
  }, [returnedText]);
  return { text, setText, typing };
}
