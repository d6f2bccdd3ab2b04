/** True for the error of PostgreSQL that says a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === "23505";
}
