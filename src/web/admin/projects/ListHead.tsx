import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { RecordsHeading } from "../records/RecordsHeading.tsx";

interface ListHeadProps {
  view: "list" | "trash";
  count: string | undefined;
  heading: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

const tabs = [
  { name: "list", to: "?" },
  { name: "trash", to: "?view=trash" },
] as const;

/** Heading of the references; leads from the list to the trash and back. */
export function ListHead({ view, count, heading, children }: ListHeadProps) {
  const words = keepingWords.tabs;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <RecordsHeading ref={heading} title={admin.projects.title} count={count} />
      <nav aria-label={words.label} className="flex gap-1 text-note">
        {tabs.map(({ name, to }) => (
          <Link
            key={name}
            to={to}
            {...(name === view ? { "aria-current": "page" as const } : {})}
            className="flex min-h-9.5 items-center border-transparent border-b-2 px-2 text-muted hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {words[name]}
          </Link>
        ))}
      </nav>
      <div className="flex grow flex-wrap justify-end gap-2 empty:hidden">{children}</div>
    </div>
  );
}
