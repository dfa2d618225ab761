import * as z from "zod/mini";

/** Roles of an account: 관리자 (everything), 편집자 (words, pictures, products, projects), 영업 (inquiries). */
export const roles = ["administrator", "editor", "sales"] as const;
export type Role = (typeof roles)[number];

export const roleSchema = z.enum(roles);

const rolesByArea = {
  /** The administrator's own account and sessions, and the health of the site. */
  ownAccount: roles,
  content: ["administrator", "editor"],
  /** The products whose files answers to inquiries attach. */
  productList: roles,
  inquiries: ["administrator", "sales"],
  /** Accounts, logs, webhooks and the first steps. */
  siteManagement: ["administrator"],
} as const satisfies Record<string, readonly Role[]>;
export type Area = keyof typeof rolesByArea;

export function rolesIn(area: Area): readonly Role[] {
  return rolesByArea[area];
}

export function isAllowed(role: Role, area: Area): boolean {
  return rolesIn(area).includes(role);
}
