import { useId } from "react";
import { type Locale, pathIn } from "#domain/locale.ts";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { MenuLink } from "./MenuLink.tsx";
import type { MenuEntry, MenuPanelView } from "./menu-panels.ts";

interface MenuPanelProps {
  locale: Locale;
  pathname: string;
  panel: MenuPanelView;
  /** Heading of the links beside the columns. */
  toolsLabel: string;
}

/** Panel of a wide menu across the page: three columns with pictures, and tools beside them. */
export function MenuPanel({ locale, pathname, panel: { entries, tools }, toolsLabel }: MenuPanelProps) {
  return (
    <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.75rem)] overflow-y-auto border-line border-y bg-white text-ink [--focus-ring:initial] shadow-drawer">
      <div className="page-width flex gap-x-8 py-8">
        <div className="grow">
          <PanelEntries {...{ locale, pathname, entries }} />
        </div>
        {tools.length > 0 && (
          <div className="w-55 shrink-0 border-line border-l pl-8">
            <PanelTools {...{ locale, pathname, tools }} label={toolsLabel} />
          </div>
        )}
      </div>
    </div>
  );
}

interface PanelPosition {
  locale: Locale;
  pathname?: string | undefined;
}

/** Pages of a menu in three columns. */
export function PanelEntries({ locale, pathname, entries }: PanelPosition & Pick<MenuPanelView, "entries">) {
  return (
    <ul className="grid gap-x-8 gap-y-6 text-compact sm:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} href={pathIn(locale, entry.href)} pathname={pathname} />
        </li>
      ))}
    </ul>
  );
}

/** Links beside them. */
export function PanelTools({
  locale,
  pathname,
  label,
  tools,
}: PanelPosition & Pick<MenuPanelView, "tools"> & { label: string }) {
  return (
    <>
      <p className="text-muted text-small">{label}</p>
      <ul className="mt-1 text-compact">
        {tools.map((tool) => (
          <li key={tool.id}>
            <MenuLink
              href={pathIn(locale, tool.href)}
              pathname={pathname}
              className="flex items-center gap-1.5 py-1.5 font-semibold hover:text-action aria-[current]:text-action"
            >
              {tool.label}
              <ArrowRight className="size-4 shrink-0 text-action" />
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps {
  entry: MenuEntry;
  href: string;
  pathname: string | undefined;
}

function Entry({ entry: { label, line, range, picture }, href, pathname }: EntryProps) {
  const id = useId();
  return (
    <div className="group/entry relative flex h-full gap-5 max-[17rem]:flex-col sm:max-xl:flex-col sm:max-xl:gap-3">
      {picture && (
        // It loads when the panel is opened: until then it has no box, for which a lazy picture waits.
        <img
          src={picture.address}
          alt=""
          width={120}
          height={90}
          loading="lazy"
          decoding="async"
          className={`h-[90px] w-[120px] shrink-0 rounded-card bg-mist object-cover ${picture.focus}`.trimEnd()}
        />
      )}
      <div>
        {/* The link covers the entry; its name is that of the page. */}
        <MenuLink
          href={href}
          pathname={pathname}
          {...(line && { "aria-describedby": `${id}-more` })}
          className="block font-bold text-lg leading-snug after:absolute after:inset-0 group-hover/entry:text-action aria-[current]:text-action"
        >
          {label}
        </MenuLink>
        {range && <p className="figures font-semibold text-action">{range}</p>}
        {line && (
          <p id={`${id}-more`} className="mt-1 text-pretty text-muted leading-normal">
            {line}
          </p>
        )}
      </div>
    </div>
  );
}
