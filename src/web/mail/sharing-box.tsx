/** Whether a mailbox that is connected is shared. */
export function SharingBox({ isShared, change }: { isShared: boolean; change: (isShared: boolean) => void }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isShared}
        onChange={(event) => change(event.target.checked)}
      />
      Partagée avec ceux qui gèrent l'entreprise
    </label>
  );
}
