/**
 * An element of an XML text, by its name without prefix. `text`: its own words, references resolved. `attributes`: with
 * their prefixes, as written.
 */
export type XmlElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  text: string;
};

/** What is read of an XML text at most. An invoice of a thousand lines has about fifty thousand elements. */
export const XML_LIMITS = { characters: 10_000_000, elements: 200_000, depth: 60, attributes: 40 } as const;

/** The elements that a path of names leads to, such as « Party/PostalAddress/Country ». */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let elements = [element];
  for (const name of path.split("/"))
    elements = elements.flatMap(({ children }) => children.filter((child) => child.name === name));
  return elements;
}

/** The text of the first element that a path leads to, without spaces around it. Empty without one. */
export function textAt(element: XmlElement, path: string): string {
  return elementsAt(element, path)[0]?.text.trim() ?? "";
}
