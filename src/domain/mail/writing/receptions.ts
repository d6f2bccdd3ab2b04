import type { Recipients } from "./mail-refusal.ts";
import { everyRecipient } from "./mail-refusal.ts";

/**
 * What became of a recipient of a mail. `waiting`: their server asked to wait. `unsure`: the mail was given, and nobody
 * said whether it was taken for them.
 */
export type Reception = "taken" | "refused" | "waiting" | "unsure";

/** What became of the recipients of a mail, by address. Those who are missing were not tried. */
export type Receptions = Readonly<Record<string, Reception>>;

/** An address that a server did not take. `isForGood`: another try does not help. */
export type Rejection = { address: string; isForGood: boolean };

/** To whom an attempt gives a mail: everybody whom it did not reach. Nobody gets it twice. */
export function addressesToTry(recipients: Recipients, receptions: Receptions): string[] {
  return everyRecipient(recipientsToTry(recipients, receptions)).map(({ address }) => address);
}

/** They, line by line: a server that is told of no recipients gives a mail to all those whom its head names. */
export function recipientsToTry({ to, cc, bcc = [] }: Recipients, receptions: Receptions): Recipients {
  const isToTry = ({ address }: { address: string }) =>
    receptions[address] === undefined || receptions[address] === "waiting";
  return { to: to.filter(isToTry), cc: cc.filter(isToTry), bcc: bcc.filter(isToTry) };
}

/** The recipients after an attempt that gave the mail to these addresses. `rejections`: those that were not taken. */
export function receptionsAfter(
  receptions: Receptions,
  triedAddresses: readonly string[],
  rejections: readonly Rejection[],
): Receptions {
  const answers = new Map(
    rejections.map(({ address, isForGood }) => [address, isForGood ? "refused" : "waiting"] as const),
  );
  return {
    ...receptions,
    ...Object.fromEntries(triedAddresses.map((address) => [address, answers.get(address) ?? "taken"] as const)),
  };
}

/** The recipients when those who waited are given up. */
export function givenUp(receptions: Receptions): Receptions {
  return mapReceptions(receptions, (reception) => (reception === "waiting" ? "refused" : reception));
}

/** The recipients when a person sends the mail again: who refused it is asked again. */
export function askedAgain(receptions: Receptions): Receptions {
  return Object.fromEntries(Object.entries(receptions).filter(([, reception]) => reception === "taken"));
}

/** The recipients while a mail that waited for some is given to them. */
export function inDoubt(receptions: Receptions): Receptions {
  return mapReceptions(receptions, (reception) => (reception === "waiting" ? "unsure" : reception));
}

/** The addresses of that fate, in the order of the alphabet. */
export function addressesThat(fate: Reception, receptions: Receptions): string[] {
  return Object.keys(receptions)
    .filter((address) => receptions[address] === fate)
    .toSorted();
}

/**
 * What a mail reached. `isSent`: somebody of its first line, other than the company itself when there are others.
 * `reachedAddresses`: those of its first line who are not the company itself, and got it.
 */
export function reachOf(
  { to, cc, bcc = [] }: Recipients,
  receptions: Receptions,
  ownAddresses: readonly string[],
): { isSent: boolean; reachedAddresses: string[] } {
  const others = to.filter(({ address }) => !ownAddresses.includes(address));
  const [wantedPeople = []] = [others, to, cc, bcc].filter((people) => people.length > 0);
  const isTaken = ({ address }: { address: string }) => receptions[address] === "taken";
  return {
    isSent: wantedPeople.some(isTaken),
    reachedAddresses: others.filter(isTaken).map(({ address }) => address),
  };
}

/** Everybody got the mail, as its writer says. */
export function allTaken(recipients: Recipients): Receptions {
  return Object.fromEntries(everyRecipient(recipients).map(({ address }) => [address, "taken" as const]));
}

function mapReceptions(receptions: Receptions, change: (reception: Reception) => Reception): Receptions {
  return Object.fromEntries(Object.entries(receptions).map(([address, reception]) => [address, change(reception)]));
}
