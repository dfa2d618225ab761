import type { ReactNode } from "react";
import { Link } from "react-router";
import { tabClass } from "../fields/tool-class.ts";

interface LinkTabsProps {
  label: string;
  tabs: readonly { id: string; to: string; text: ReactNode }[];
  current: string;
}

/** Links between the parts of a list. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-1">
      {tabs.map(({ id, to, text }) => (
        <Link
          key={id}
          to={to}
          {...(id === current ? { "aria-current": "page" as const } : {})}
          className={tabClass}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
