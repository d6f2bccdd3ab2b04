// What a cleaned mail may hold, written apart from the cleaning itself: a browser would read the same.

const TAGS = new Set(
  (
    "a abbr address b big blockquote br caption center code col colgroup dd del details div dl dt em font h1 h2 " +
    "h3 h4 h5 h6 hr i img ins li ol p pre s small span strike strong sub summary sup table tbody td tfoot th thead " +
    "tr tt u ul"
  ).split(" "),
);
const VOID = new Set(["br", "hr", "img", "col"]);

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:|tel:)/,
  src: /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/,
  style: /^(?!.*(?:position|display|url|expression|@import|\\|\/\*))[\w\s#.,%:;()-]*$/,
  rel: /^noopener noreferrer nofollow$/,
  target: /^_blank$/,
};
const PLAIN = new Set(
  (
    "alt align valign bgcolor border width height dir lang color face size start type cellpadding cellspacing " +
    "colspan rowspan"
  ).split(" "),
);

/** Everything in cleaned HTML that may run, load, ask, hide or stay open, in words. */
export function unsafeMarkup(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [whole, slash, name = "", attributes = ""] of html.matchAll(/<(\/?)([^\s/>]*)([^>]*)>?/g)) {
    if (!whole.endsWith(">") || !TAGS.has(name)) faults.push(`the tag ${whole.slice(0, 60)}`);
    if (slash === "/") {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
      continue;
    }
    if (!VOID.has(name)) open.push(name);
    faults.push(...attributeFaults(attributes).map((fault) => `${fault} of <${name}>`));
  }
  if (open.length > 0) faults.push(`${open.join(", ")} stay open`);
  return faults;
}

function attributeFaults(attributes: string): string[] {
  return [...attributes.matchAll(/([^\s"'/=]+)(?:="([^"]*)")?/g)].flatMap(([, name = "", value = ""]) => {
    const pattern = ATTRIBUTES[name];
    if (pattern ? pattern.test(value.replaceAll("&amp;", "&")) : PLAIN.has(name)) return [];
    return [`${name}="${value.slice(0, 60)}"`];
  });
}
