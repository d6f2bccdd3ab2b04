import { isInfinitive } from "./infinitives.ts";
import { ARTICLES, LEFT_OUT_WORDS, PERSON_WORDS, TRADE_PEOPLE } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { countActions, wordAt } from "./words.ts";

/**
 * True when the words of a clause leave it out, for a company of these trades: it is refused, done already, in order,
 * or done by others.
 */
export function isLeftOut(words: readonly Word[], trades: readonly string[]): boolean {
  const texts = words.map(({ text }) => text);
  const line = ` ${texts.join(" ")} `;
  return (
    NEGATIONS.some((pattern) => pattern.test(line)) ||
    isRefusedVerb(words) ||
    texts.some((text) => LEFT_OUT_WORDS.has(text) || text.startsWith("conserv")) ||
    (/ exist/.test(line) && words.length <= 5 && saysNoWork(words)) ||
    (/ presente? $/.test(line) && words.every(({ actions, isPast }) => actions.length === 0 || isPast)) ||
    isDoneByOthers(words, trades) ||
    isDoneBefore(words) ||
    isTold(words) ||
    (countActions(words) <= 1 && isDoneAlready(line) && !isOnWhatIsThere(words)) ||
    (saysNoWork(words) && (IN_ORDER.test(line) || IS_FINE.test(line))) ||
    (saysNoWork(words) && / (?:deja|en (?:tre |parfait )?bon etat|en parfait etat) /.test(line))
  );
}

// « renforcer, pas changer toute la charpente », « plinthes à pas faire »: the verb that follows is refused.
function isRefusedVerb(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => /^pas?$/.test(text) && isInfinitive(wordAt(words, at + 1).text));
}

// « la serrure est bonne », « volets non »: nothing is to be done there.
const IN_ORDER =
  / (?:est|sont) (?:encore |tre |bien )?(?:bon|bonne|saine?|propre|parfaite?|recente?|nickel|solide|seche?) | non $/;
// « carrelage mural ok ».
const IS_FINE = /^ (?:\S+ ){1,3}(?:ok|nickel) $/;

// « motoriser le portail existant », « retoucher 80 photos déjà prises » order work, though no class knows it.
function saysNoWork(words: readonly Word[]): boolean {
  return countActions(words) === 0 && !isInfinitive(wordAt(words, 0).text);
}

// « vieille haie déjà arrachée », with no other work in the clause.
function isDoneBefore(words: readonly Word[]): boolean {
  const orders = words.some(({ actions, isPast }) => actions.length > 0 && !isPast);
  // « bandes sur 60 m² de placo déjà posé »: what is there is where the work is.
  const isDone = words.some(({ text }, at) => text === "deja" && wordAt(words, at + 1).isPast);
  return !orders && isDone && !words.some(({ text }, at) => at > 0 && text === "sur");
}

// « étude faite », « ragréage terminé » and « mêmes gaines » tell what is there.
function isTold(words: readonly Word[]): boolean {
  const line = words.map(({ text }) => text).join(" ");
  if (words.length > MOST_WORDS_OF_TOLD || / a \S+$/.test(line)) return false;
  return /^\S+(?: \S+)* (?:faite?|termine|terminee|effectuee?)$/.test(line) || isSame(words, line);
}

const MOST_WORDS_OF_TOLD = 4;

function isSame(words: readonly Word[], line: string): boolean {
  return countActions(words) === 0 && /^(?:(?:a|au|aux|avec|la|le|les) )?meme \S+(?: \S+)?$/.test(line);
}

// « enduits sur 90 m² de placo déjà posé ».
function isOnWhatIsThere(words: readonly Word[]): boolean {
  const on = words.findIndex(({ text }) => text === "sur");
  return on > 0 && words.findIndex(({ text }) => text === "deja") > on;
}

// Words stand here without accents and without the mark of the plural.
const NEGATIONS = [
  / (?:pa|pas) (?:de |d |du |la |le |les |l |a |au |besoin|concern|prevu|inclu|compri|non |encore |touche|par )/,
  / (?:san|sans|hor|hors|sauf|excepte|exceptee|hormi|hormis|ni|sinon) /,
  / non (?:compri|inclu|prevu|concern|fourni |demand|necessaire)/,
  / (?:n|ne) (?:y |en |pas |pa |sont |est |sera |seront |faut |faite |touch|remplac|change|refai|pose|bouge)/,
  / (?:touche|touchez|toucher|change|changez|concernee?|prevue?|comprise?|incluse?|veux|souhaite) (?:pas|pa|rien) /,
  / (?:a la charge|s en (?:charge|occupe)|m en (?:charge|occupe)|se charge|s occupe) /,
  / (?:reste(?:nt)? en (?:place|l etat)|a part) /,
  / (?:plus? tard|l an dernier|l annee derniere|une autre foi|second temp|deuxieme temp|prochaine foi|ulterieurement) /,
  / (?:l an prochain|l annee prochaine|le moi prochain|ete prochain|pas? (?:maintenant|tout de suite|cette annee)) /,
  / pas? (?:pour )?(?:l instant|le moment) /,
  / se (?:decidera|decideront|fera|feront|verra) /,
  / c est (?:moi|nou|lui|elle|eux) qui /,
  / (?:elle|lui|eux|moi|nou|vou|nous|vous) meme /,
  / (?:a|bien) (?:proteger|preserver) /,
  / reste(?:nt|ra|ront)? (?:comme|tel|telle|intacte?|brut) /,
  / rien (?:a |sur |au |d autre)/,
  / (?:on|je|nou|nous) (?:la |le |les |y )?laiss(?:e|on|ons|era) /,
  /^ non (?:en|pa|pas|de|du) /,
  /^ depui (?:(?:la|le|l|les|notre|votre) )?(?:mise|maj|pose|changement|remplacement|migration) /,
  / par (?:me|mes|no|nos) soin /,
  / (?:au|est un|un autre) lot /,
  / (?:a|de) (?:deplacer|demenager) par (?:nou|vou|moi|le) /,
  / reste(?:nt|ra|ront)? (?:en place |dessous |derriere |ouverte? )?$/,
];

function isDoneAlready(line: string): boolean {
  return DONE.some((pattern) => pattern.test(line));
}

const DONE = [
  / deja (?:fait|pose|la|en attente|demont|tire|install|exist|en place|ok|change|refait|regle|raccord)/,
  / deja (?:branch|passe|depos)/,
  / (?:a|ont|est|sont) (?:ete |deja )+(?:fait|change|refait|remplac|pose|install|nettoy|repeint|ramon|repris)/,
  / (?:a|ont|est|sont) (?:ete |deja )+(?:retir|enlev|depos|demont|arrach)/,
  / (?<!s )(?:est|sont) (?:fait|faite|refait|refaite|neuf|neuve|recent|recente|en bon etat|ok) /,
  / (?:neuf|neuve|recent|recente|refait|refaite|pose|posee|change|changee|fait|faite) (?:de|en|depui) (?:20|19)\d\d/,
  / (?:neuf|neuve|refait|refaite|pose|posee|change|changee|fait|faite) (?:l an dernier|il y a \d+ (?:an|moi))/,
  / (?:neuf|neuve|refaite?|posee?|changee?|faite?) (?:l an passe|l annee (?:derniere|passee)|recemment|cet ete)/,
];

const PEOPLE = new Set(PERSON_WORDS);

// « le plombier pose le receveur », « faite par un autre ». A person of the company's own trade is the company.
function isDoneByOthers(words: readonly Word[], trades: readonly string[]): boolean {
  const texts = words.map(({ text }) => text);
  return texts.some((text, at) => {
    if (!isOther(text, trades)) return false;
    const start = beforeArticles(texts, at);
    if (texts[start] === "par") return isWorkOf(words.slice(0, start));
    // « le syndic demande un passage caméra » asks for it.
    if (/^(?:veut|voudrai|souhaite|demande|aimerai|cherche|exige)/.test(texts[at + 1] ?? "")) return false;
    const isSubject = start < 0 || /^(?:que|quand|c|est|mais)$/.test(texts[start] ?? "");
    return isSubject && words.slice(at + 1, at + 5).some(isVerbOfOthers);
  });
}

// « imprimés par la mairie » is their work, « fournis par le client » is a supply.
function isWorkOf(words: readonly Word[]): boolean {
  if (/^(?:fourni|achet|livr|demand|souhait|command|valid|choisi)/.test(words.at(-1)?.text ?? "")) return false;
  // « chape sur plancher posé par le chauffagiste »: what they did is where the work is.
  if (words.some(({ text }) => /^(?:sur|dans|dan|apre|avant|autour|contre|devant|derriere)$/.test(text))) return false;
  return countActions(words) <= 2;
}

function beforeArticles(texts: readonly string[], at: number): number {
  let start = at - 1;
  while (
    start >= 0 &&
    /^(?:le|la|les|l|un|une|mon|ma|notre|votre|son|sa|leur|nos|mes|no|me|d|autre|autres|beau|belle)$/.test(
      texts[start] ?? "",
    )
  )
    start -= 1;
  return start;
}

function isOther(text: string, trades: readonly string[]): boolean {
  if (PEOPLE.has(text) || (text.length > 4 && PEOPLE.has(`${text}s`))) return true;
  const person = TRADE_PEOPLE.find(([beginning]) => text.startsWith(beginning));
  return person !== undefined && !trades.includes(person[1]);
}

// The present, the future or the past of a verb of doing: « pose », « fera », « a posé », « interviennent ».
function isVerbOfOthers({ text, actions }: Word): boolean {
  if (
    (/(?:era|eront|ent)$/.test(text) && !/(?:ment|camera|opera)$/.test(text)) ||
    (actions.length > 0 && text.endsWith("e"))
  )
    return true;
  return OTHERS_DO.test(text) && !/(?:age|tion)$/.test(text) && !ARTICLES.has(text);
}

const OTHERS_DO =
  /^(?:a|fait|font|pass|interv|se|s|ont|va|vont|doit|vien|prend|prep|livr|prevoi|evacu|branch|raccord|peindr|repren)/;
