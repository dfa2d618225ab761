import { pathIn } from "#domain/locale.ts";
import { MenuLink } from "../menu/MenuLink.tsx";
import { MenuList } from "../menu/MenuList.tsx";
import { MenuPanel } from "../menu/MenuPanel.tsx";
import type { MenuPanelView } from "../menu/menu-panels.ts";
import { ChevronDown } from "../ui/icons/visitor-icons.ts";
import { filledMenus, type NavigationProps } from "./navigation.ts";

/** Menus of wide screens in the bar of the administration. */
export function WideNavigation(navigation: NavigationProps) {
  return (
    <nav {...wideNavigation(navigation.text)}>
      <Menus {...navigation} />
    </nav>
  );
}

/** Attributes of the element around the menus. */
export function wideNavigation({ navigation }: NavigationProps["text"]) {
  return { "aria-label": navigation.label, className: "ml-auto hidden lg:block" };
}

interface MenusProps extends NavigationProps {
  /** Without them the menus are lists, as in the bar of the administration, which is 48 px high. */
  panels?: readonly MenuPanelView[];
}

export function Menus({ locale, text, pathname, panels }: MenusProps) {
  const { navigation } = text;
  const height = panels ? "h-19" : "h-12";
  const projects = pathIn(locale, navigation.projects.href);
  return (
    <ul
      className={`flex items-center gap-6 ${panels ? "font-medium text-base xl:gap-8" : "text-note text-slate"}`}
    >
      {filledMenus(navigation.menus).map((menu) => {
        const panel = panels?.find(({ id }) => id === menu.id);
        return (
          <li key={menu.id}>
            <details
              name="navigation"
              data-menu="hover"
              className={`group ${panel ? "" : "relative"}`.trimEnd()}
            >
              <summary className={`flex items-center gap-1 ${height}`}>
                {menu.label}
                <ChevronDown className="size-4 opacity-60 transition-transform group-open:rotate-180" />
              </summary>
              {panel ? (
                <MenuPanel {...{ locale, pathname, panel }} toolsLabel={navigation.tools} />
              ) : (
                <MenuList {...{ locale, pathname }} links={menu.links} />
              )}
            </details>
          </li>
        );
      })}
      <li>
        <MenuLink
          href={projects}
          pathname={pathname}
          className={`flex items-center underline-offset-8 hover:underline aria-[current]:underline ${height}`}
        >
          {navigation.projects.label}
        </MenuLink>
      </li>
    </ul>
  );
}
