import { useEffect, useState } from "react";

const KEY = "etabli.at-work";

/**
 * Whether this browser has shown a company with projects: its title stands at once, before the day is read.
 * `hasProjects` is kept for the next time, once it is known.
 */
export function useWasAtWork(hasProjects: boolean | undefined): boolean {
  const [wasAtWork] = useState(hasMark);
  useEffect(() => {
    if (hasProjects !== undefined) keepMark(hasProjects);
  }, [hasProjects]);
  return wasAtWork && hasProjects !== false;
}

// A browser that keeps nothing waits for the answer.
function hasMark(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keepMark(hasProjects: boolean): void {
  try {
    if (hasProjects) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // It waits the next time too.
  }
}
