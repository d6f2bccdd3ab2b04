/** The assistant's button and panel. */
export default function AssistantWidget() {
  return null;
}
