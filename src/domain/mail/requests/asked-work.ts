const LONGEST_TEXT = 20_000;
/** The longest text that becomes the description of a project. */
const LONGEST_WORK = 5_000;

const GREETING = /^(?:bonjour|bonsoir|salut|hello|coucou|cher|chère|chers|madame|monsieur|mme|messieurs)(?!\p{L})/iu;
/** A line that says nothing but a greeting: « Bonjour Monsieur Martin, ». */
const MOST_WORDS_OF_GREETING = 5;
/** How the formula at the end of a mail begins. */
const CLOSINGS = [
  "--|cordialement|bien cordialement|très cordialement|sincèrement|amicalement|respectueusement",
  "cdlt|cdt|bien à vous|merci d'avance|merci par avance|merci beaucoup|merci à vous|merci bien",
  "dans l'attente|en l'attente|en attente|en vous remerciant|en vous souhaitant|salutations",
  "je vous prie|je vous souhaite|je vous remercie|nous vous prions|nous vous remercions|veuillez",
  "vous remerciant|vous souhaitant|meilleures salutations|sincères salutations|bonne journée",
  "bonne soirée|bonne fin|bonne réception|belle journée|à bientôt|à très vite|envoyé de",
  "envoyé depuis|envoyé à partir|sent from|télécharger outlook",
].flatMap((row) => row.split("|"));

/** What a mail asks for, without its greeting, its formula at the end and what stands under it. */
export function askedWork(text: string): string {
  const lines = text
    .slice(0, LONGEST_TEXT)
    .split("\n")
    .map((line) => line.trim());
  const first = lines.findIndex((line) => line !== "");
  if (first < 0) return "";
  const body = [withoutGreeting(lines[first] ?? ""), ...lines.slice(first + 1)];
  const closing = body.findIndex(isClosing);
  const wantedLines = body.slice(0, closing < 0 ? undefined : closing).join("\n");
  const work = wantedLines.replace(/\n{3,}/g, "\n\n").trim();
  // A mail that is a formula alone is shown as it is.
  return (work || body.join("\n").trim()).slice(0, LONGEST_WORK).toWellFormed().trim();
}

function isClosing(line: string): boolean {
  const plainLine = line.toLowerCase().replaceAll("’", "'");
  if (/^merci[ .,!]{0,4}$/.test(plainLine)) return true;
  return CLOSINGS.some((words) => plainLine.startsWith(words) && !/^\p{L}/u.test(plainLine.slice(words.length)));
}

function withoutGreeting(line: string): string {
  if (!GREETING.test(line)) return line;
  const words = line.split(" ");
  const comma = line.search(/[,!.:]/);
  if (comma < 0) return words.length <= MOST_WORDS_OF_GREETING ? "" : line;
  const greeting = line.slice(0, comma);
  if (greeting.split(" ").length > MOST_WORDS_OF_GREETING) return line;
  const rest = line.slice(comma + 1).trim();
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}
