import { percentOf } from "#domain/shared/money.ts";

/** A work of a day with its minutes. */
type Block<Plan> = { plan: Plan; minutes: number };

/** Where the name of a block is read: on it, or beside it where it is too short. */
type LabelPlace = "on" | "after" | "before";

/** A block in the width of a day, in percent of it, and the line that it stands on. */
export type PlacedBlock<Plan> = Block<Plan> & {
  fromPercent: number;
  widthPercent: number;
  line: number;
  labelPlace: LabelPlace;
};

// In percent of the width: a name has room on a block so wide, and beside one from there on.
const ROOM_ON_BLOCK = 27;
const ROOM_BESIDE_BLOCK = 34;

/**
 * The works of a day one after the other, each as wide as its minutes. As long as each has room for its name, they
 * share one line. Else each has a line of its own, with the name of a short one beside it.
 */
export function placedBlocks<Plan>(blocks: readonly Block<Plan>[], scaleMinutes: number): PlacedBlock<Plan>[] {
  const widths = blocks.map(({ minutes }) => percentOf(minutes, scaleMinutes));
  const isOneLine = widths.every((width) => width >= ROOM_ON_BLOCK);
  let minutesBefore = 0;
  return blocks.map((block, rank) => {
    const fromPercent = percentOf(minutesBefore, scaleMinutes);
    minutesBefore += block.minutes;
    const widthPercent = widths[rank] ?? 0;
    const hasRoomAfter = fromPercent + widthPercent <= 100 - ROOM_BESIDE_BLOCK;
    const labelPlace = widthPercent >= ROOM_ON_BLOCK ? "on" : hasRoomAfter ? "after" : "before";
    return { ...block, fromPercent, widthPercent, line: isOneLine ? 0 : rank, labelPlace };
  });
}
