import { leftOver } from "#domain/accounts/merge-customers.ts";
import { leftOverParts, mergeMessages, togetherWords } from "#domain/accounts/merge.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { customerName, personName } from "#domain/customers/customer.ts";
import { addressLines } from "#domain/shared/address.ts";
import { pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { useBothAccounts } from "./use-both-accounts.ts";

type Props = {
  /** Two, as they are. */
  cards: readonly [CustomerCard, CustomerCard];
  mergedCard: CustomerCard;
};

/** The card that a merge makes: name, ways to reach, address, what both hold together, and what goes into the notes. */
export function MergePreview({ cards, mergedCard }: Props) {
  const [one, other] = cards;
  const [account, otherAccount] = useBothAccounts(one.id, other.id);
  const parts = leftOverParts(leftOver(cards, mergedCard));
  const together =
    account && otherAccount
      ? togetherWords(
          account.project_count + otherAccount.project_count,
          (account.account.due?.rest_cents ?? 0) + (otherAccount.account.due?.rest_cents ?? 0),
        )
      : ["…"];
  return (
    <section aria-label={mergeMessages.result} className="rounded-card border border-line bg-paper px-4 py-3">
      <h3 className="text-fine font-[550] text-quiet">{mergeMessages.result}</h3>
      <p className="mt-1 font-[550] [overflow-wrap:anywhere]">{namesOf(mergedCard)}</p>
      {factsOf(mergedCard).map((fact) => (
        <p key={fact} className="text-fine tabular-nums [overflow-wrap:anywhere]">
          {fact}
        </p>
      ))}
      <ul className="mt-2 text-fine">
        {together.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {parts.length > 0 && (
        <>
          <p className="mt-2 text-fine text-quiet">{mergeMessages.intoNotes}</p>
          <ul className="text-fine [overflow-wrap:anywhere]">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function namesOf(card: CustomerCard): string {
  const name = customerName(card);
  const person = personName(card);
  return card.kind === "company" && person !== "" && person !== name ? `${name}, ${person}` : name;
}

function factsOf({ phone, email, address, siren, siret }: CustomerCard): string[] {
  const facts = [
    phonesIn(phone).map(pairedPhone).join(", "),
    email,
    address ? addressLines(address).join(", ") : "",
    siret || siren,
  ];
  return facts.filter((fact) => fact !== "");
}
