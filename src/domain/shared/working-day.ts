/** Hours of work in a day, where work is counted in days and the company did not set its own. */
export const HOURS_A_DAY = 7;

/** The fewest and the most hours that a company may count in a day. */
export const LEAST_HOURS_A_DAY = 1;
export const MOST_HOURS_A_DAY = 24;
