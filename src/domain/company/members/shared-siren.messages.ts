/** What is said to whoever gives a second company of theirs the SIREN of the first. */
export function sharedSirenSentence(otherName: string): string {
  return (
    `${otherName === "" ? "Ton autre entreprise" : `« ${otherName} », que tu tiens aussi,`} a déjà ce SIREN : ` +
    "leurs deux suites donneraient à deux factures le même numéro. N'émets que depuis l'une des deux, ou donne à " +
    "celle-ci un autre début de numéro, dans Réglages, Numérotation."
  );
}
