import { type Locale, pathIn } from "#domain/locale.ts";
import { MenuLink } from "./MenuLink.tsx";

interface MenuListProps {
  locale: Locale;
  pathname: string;
  links: readonly { id: string; href: string; label: string }[];
}

/** Links of a menu in the bar of the administration. */
export function MenuList({ locale, pathname, links }: MenuListProps) {
  return (
    <ul className="absolute top-[calc(100%-8px)] -left-5 min-w-55 rounded-card border border-line bg-white py-2 text-ink shadow-menu">
      {links.map((link) => (
        <li key={link.id}>
          <MenuLink
            href={pathIn(locale, link.href)}
            pathname={pathname}
            className="block px-5 py-2.5 text-compact hover:bg-mist hover:text-action aria-[current]:font-semibold aria-[current]:text-action"
          >
            {link.label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
