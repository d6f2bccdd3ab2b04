/** The text, safe between tags and in a quoted attribute: the marks of HTML become numbers (`<` is `&#60;`). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
