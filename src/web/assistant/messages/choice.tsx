import { Button } from "#web/ui/button.tsx";
import { useRef } from "react";
import { useFocusAfterAnswer } from "./focus-after-answer.ts";
import type { RichProps } from "./rich-props.ts";

/** Choice buttons, full width on a phone. They disappear once answered: the answer is shown below. */
export function ChoiceMessage({ message, isActive, give }: RichProps<"choice">) {
  return isActive && <ChoiceButtons options={message.options} give={give} />;
}

type Options = RichProps<"choice">["message"]["options"];

/** The buttons of the answers that a message offers. */
export function ChoiceButtons({ options, give }: { options: Options; give: RichProps<"choice">["give"] }) {
  const place = useRef<HTMLDivElement>(null);
  // One button alone leaves a question open that is answered in words: the field of the messages has the focus then.
  useFocusAfterAnswer(place, options.length > 1, firstButton);
  return (
    <div
      ref={place}
      // A key that is still held down since the answer before is no answer to this question.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      className="mt-2 flex flex-col gap-2 md:flex-row md:flex-wrap"
    >
      {options.map(({ value, label }) => (
        <Button key={value} onClick={() => give({ kind: "choice", value }, label)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const firstButton = (place: HTMLElement) => place.querySelector<HTMLElement>("button");
