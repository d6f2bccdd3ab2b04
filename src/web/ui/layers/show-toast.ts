type Show = (sentence: string, undo?: () => void) => void;

// What shows messages is loaded after the page, so a message that comes before waits here.
const { promise: firstShow, resolve: setShow } = Promise.withResolvers<Show>();

/** Shows a message about what was just done. `undo` takes it back while the message is shown. */
export function showToast(sentence: string, undo?: () => void): void {
  void firstShow.then((show) => show(sentence, undo));
}

/** Sets what shows messages. */
export function showToastsWith(show: Show): void {
  setShow(show);
}
