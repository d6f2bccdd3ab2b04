import { getAccount } from "#api/accounts.ts";
import { useAnswer } from "#web/client/answers.tsx";

// After the merge what was read is not true any more: the card that opens then reads its own.
const FORGOTTEN = { gcTime: 0 };

/** What two customers hold and owe. Undefined until it is read. */
export function useBothAccounts(id: string, otherId: string) {
  const { data: account } = useAnswer(getAccount, { params: { id } }, FORGOTTEN);
  const { data: otherAccount } = useAnswer(getAccount, { params: { id: otherId } }, FORGOTTEN);
  return [account, otherAccount] as const;
}
