import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";

const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 86_400_000;

/** A backup by its folder, and the moment of its state. */
export type DatedBackup = { folder: string; takenAt: Date };

/**
 * The backups that are not kept any more: all but the last one of each of the last seven days that have one, the last
 * one of each of the last four weeks that have one, and those of the future, which a wrong clock dated.
 */
export function backupsToRemove(backups: readonly DatedBackup[], now: Date): DatedBackup[] {
  const newestFirst = backups.toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
  const isOfPast = ({ takenAt }: DatedBackup) => takenAt <= now;
  const past = newestFirst.filter(isOfPast);
  const lastBackups = new Set([...lastOfEach(past, dayOf, DAYS), ...lastOfEach(past, weekOf, WEEKS)]);
  return past.filter((backup) => !lastBackups.has(backup));
}

function lastOfEach(newestFirst: readonly DatedBackup[], nameOf: (moment: Date) => string, most: number) {
  const newest = new Map<string, DatedBackup>();
  for (const backup of newestFirst) {
    const name = nameOf(backup.takenAt);
    if (!newest.has(name)) newest.set(name, backup);
  }
  return [...newest.values()].slice(0, most);
}

function dayOf(moment: Date): string {
  return dayAt(moment, FRENCH_TIME_ZONE);
}

// The Monday of its week.
function weekOf(moment: Date): string {
  const day = new Date(`${dayOf(moment)}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}
