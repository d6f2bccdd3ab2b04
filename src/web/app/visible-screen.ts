/**
 * While a field has the focus, a loss of height larger than this means that the keyboard is open. It is more than a
 * browser's bars, and less than any keyboard.
 */
const KEYBOARD_PX = 150;

/** The press that takes the focus from a field ends before the page takes its height back and moves what is pressed. */
const PRESS_MS = 250;

/**
 * Tells the style sheet what the virtual keyboard leaves of the screen: `--seen-top` and `--seen-height`, and
 * `data-keyboard` on the root while the keyboard is open. Some browsers shrink the page under a keyboard, others lay
 * the keyboard over it. The visual viewport gives the same values for both.
 */
export function followVisibleScreen(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const root = document.documentElement;
  const tallestByWidth = new Map<number, number>();
  const follow = () => {
    // A user who zooms with two fingers also sees less of the page, without a keyboard.
    const [width, height] = [Math.round(viewport.width * viewport.scale), viewport.height * viewport.scale];
    const tallest = Math.max(tallestByWidth.get(width) ?? 0, height);
    tallestByWidth.set(width, tallest);
    const isOpen = isTyping() && tallest - height > KEYBOARD_PX;
    root.toggleAttribute("data-keyboard", isOpen);
    root.style.setProperty("--seen-top", isOpen ? `${viewport.offsetTop}px` : "0px");
    root.style.setProperty("--seen-height", isOpen ? `${viewport.height}px` : "100dvh");
  };
  for (const event of ["resize", "scroll"]) viewport.addEventListener(event, follow);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("focusin", () => {
    if (!isTyping()) return;
    clearTimeout(leaving);
    follow();
  });
  document.addEventListener("focusout", () => {
    clearTimeout(leaving);
    leaving = setTimeout(follow, PRESS_MS);
  });
  follow();
}

function isTyping(): boolean {
  return (
    document.activeElement?.matches(
      "input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=range]), " +
        "textarea, select, [contenteditable]",
    ) ?? false
  );
}
