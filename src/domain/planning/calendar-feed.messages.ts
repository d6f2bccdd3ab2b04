/** What a calendar says of the planning. */
export const feedMessages = {
  name: "Planning Établi",
  tasksLeft: (count: number) => `${count} tâche${count > 1 ? "s" : ""} à faire`,
};
