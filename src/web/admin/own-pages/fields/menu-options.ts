import { type MenuSection, menuSections } from "#domain/own-pages/own-page.ts";

/** Places that a page can be given: the menus that the site has, and the one that the page has already. */
export function menuOptions(
  menuIds: readonly string[],
  present: MenuSection | null,
): readonly (MenuSection | "none")[] {
  const isOffered = (menu: MenuSection) => menu === present || isMenuPlace(menuIds, menu);
  return ["none", ...menuSections.filter(isOffered)];
}

/** Returns false for a menu that the company has removed; its pages have their links in the footer. */
export function isMenuPlace(menuIds: readonly string[], menu: MenuSection): boolean {
  return menu === "footer" || menuIds.includes(menu);
}
