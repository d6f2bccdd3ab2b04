/** A part of a file in base64. Throws an error that says `unreadable` when the device does not give its bytes. */
export function base64Of(part: Blob, unreadable: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // An address of data, whose content follows its first comma.
  reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
  reader.onerror = () => reject(new Error(unreadable));
  reader.readAsDataURL(part);
  return promise;
}
