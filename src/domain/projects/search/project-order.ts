/** The orders of a public list of projects: newest first, or the largest capacity first. */
export const projectOrders = ["newest", "size"] as const;
export type ProjectOrder = (typeof projectOrders)[number];
