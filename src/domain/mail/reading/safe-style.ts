/** The properties of a style that change how words look and nothing else. Nothing of them moves, hides or loads. */
const KEPT = new Set(
  (
    "color background-color font-family font-size font-style font-weight text-align text-decoration line-height " +
    "letter-spacing vertical-align white-space list-style-type border border-top border-right border-bottom " +
    "border-left border-color border-style border-width border-radius border-collapse border-spacing padding " +
    "padding-top padding-right padding-bottom padding-left margin margin-top margin-right margin-bottom margin-left " +
    "width height max-width"
  ).split(" "),
);

const LONGEST = 2_000;
const LONGEST_VALUE = 120;

/** A style's declarations by property, in lower case. The last one of a property counts, as in a browser. */
function declarationsOf(style: string): Map<string, string> {
  const declarations = style
    .slice(0, LONGEST)
    .split(";")
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(":");
      const value = declaration.slice(colon + 1).replace(/!\s*important/i, "");
      return [declaration.slice(0, Math.max(0, colon)).trim().toLowerCase(), value.trim().toLowerCase()];
    });
  return new Map(declarations.filter(([property]) => property !== ""));
}

/**
 * What stays of a style attribute. A value with a function other than a colour, an escape, a comment or a quote goes:
 * `url()` would load something, `expression()` run something, and negative margins lay a text over another.
 */
export function safeStyle(style: string): string {
  return [...declarationsOf(style)]
    .filter(([property, value]) => KEPT.has(property) && isPlainValue(value))
    .map(([property, value]) => `${property}:${value}`)
    .join(";");
}

function isPlainValue(value: string): boolean {
  if (value === "" || value.length > LONGEST_VALUE) return false;
  const withoutColours = value.replace(/\brgba?\([\d\s.,%]{1,60}\)/g, "0");
  return /^[\w\s#.,%-]+$/.test(withoutColours) && !/(?:^|\s)-[\d.]/.test(withoutColours);
}

/**
 * True for a style that hides what it stands on: senders put there what a filter, or an assistant, shall read and
 * nobody see. Text in the colour of its own background counts.
 */
export function hidesContent(style: string): boolean {
  const styles = declarationsOf(style);
  const has = (property: string, pattern: RegExp) => pattern.test(styles.get(property) ?? "");
  if (has("display", /^none/) || has("visibility", /^(?:hidden|collapse)/) || has("mso-hide", /^all/)) return true;
  if (has("opacity", /^(?:0|0?\.0\d*|0?\.[0-1]\d*)%?$/)) return true;
  if (["font-size", "max-height", "max-width"].some((property) => isAlmostNothing(styles.get(property)))) return true;
  if (["height", "width"].some((side) => isAlmostNothing(styles.get(side))) && has("overflow", /^hidden/)) return true;
  if (has("text-indent", /^-\d{3}/) || ["left", "top", "margin-left"].some((side) => has(side, /^-\d{3}/))) return true;
  if (has("clip", /rect\(\s*0/) || has("clip-path", /inset\(\s*(?:50|100)%/) || has("transform", /scale\(\s*0/))
    return true;
  if (has("color", /^transparent$|^rgba\([^)]{1,40},\s*0?\.?0+\s*\)$/)) return true;
  const background = colourOf(styles.get("background-color") ?? styles.get("background"));
  return background !== "" && colourOf(styles.get("color")) === background;
}

// « 1px » is a text of one pixel, « 0 » one of none.
function isAlmostNothing(value: string | undefined): boolean {
  const [, number = "", unit = ""] = /^(\d{0,4}\.?\d{0,4})(px|pt|em|rem|%|)$/.exec(value ?? "") ?? [];
  if (number === "" || number === ".") return false;
  return Number(number) === 0 || ((unit === "px" || unit === "pt") && Number(number) <= 1);
}

const COLOURS: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

function colourOf(value: string | undefined): string {
  const colour = COLOURS[value ?? ""] ?? value ?? "";
  return /^#[\da-f]{3}$/.test(colour) ? colour.replace(/[\da-f]/g, "$&$&") : colour;
}
