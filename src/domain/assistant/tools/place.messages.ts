import type { FollowUp } from "./reply.ts";

/** Leads to the projects. */
export const SEE_PROJECTS: FollowUp = { label: "Voir les projets", path: "/app/projects" };

/** Leads to the customers. */
export const SEE_CUSTOMERS: FollowUp = { label: "Voir les clients", path: "/app/customers" };

/** Leads to the planning. */
export const SEE_PLANNING: FollowUp = { label: "Voir le planning", path: "/app/timeline" };

/** Leads to quotes and invoices. */
export const SEE_MONEY: FollowUp = { label: "Voir l'argent", path: "/app/billing" };
