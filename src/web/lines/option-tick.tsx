type Props = { isOption: boolean; onOption: (isOption: boolean) => void };

/** Says whether a line is an option, which counts in no total. */
export function OptionTick({ isOption, onOption }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-(--act)"
        checked={isOption}
        onChange={(event) => onOption(event.target.checked)}
      />
      En option, hors du total
    </label>
  );
}
