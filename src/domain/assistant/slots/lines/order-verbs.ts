import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt } from "../../words/tokens.ts";

/** True where the verb of another order begins its own clause: « la TVA est à 20 et ajoute une ligne dépose 120 € ». */
export function beginsOrder(tokens: readonly Token[], index: number): boolean {
  const isSaid = /^(tu|vous|on|je|aussi)$/.test(tokens[index]?.text ?? "");
  let at = isSaid ? index + 1 : index;
  while (isSaid && at - index < 4 && /^(lui|leur|me|m|y|'|nous|peux|pouvez)$/.test(wordAt(tokens, at))) at += 1;
  return ORDER_VERB.test(wordAt(tokens, at)) || (isSaid && SAID_VERB.test(wordAt(tokens, at)));
}

const ORDER_VERB = pattern`
    ^(?:r?ajoute[rsz]?|mets|mettez|mettre|rajoutons|ajoutons|passe[rsz]?|change[rsz]?|enleve[rsz]?|retire[rsz]?|
    supprime[rsz]?|compte[rsz]?|facture[rsz]|note[rsz]?)$`;

const SAID_VERB =
  /^(?:fais|faites|fait|faire|applique[rsz]?|deduis|deduire|accorde[rsz]?|offre[sz]?|dis|precise[rsz]?)$/;
