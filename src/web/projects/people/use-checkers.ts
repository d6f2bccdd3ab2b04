import { ANY_CHECKER } from "#domain/projects/checklist.messages.ts";
import { useSitePeople } from "./use-site-people.ts";

/**
 * Who checks what others ticked: whoever manages the company. `checker`: their name as a sentence says it, « toi » for
 * whoever looks, when there is one.
 */
export function useCheckers(): { checker: string; isChecker: (userId: string | null) => boolean } {
  const { people, shortNameOf } = useSitePeople();
  const checkers = people.filter(({ mayCheck }) => mayCheck);
  const [one] = checkers;
  const name = one?.isMe ? "toi" : shortNameOf(one?.userId ?? "");
  return {
    checker: checkers.length === 1 ? name : ANY_CHECKER,
    isChecker: (userId) => checkers.some((person) => person.userId === userId),
  };
}
