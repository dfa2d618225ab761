import { Link } from "react-router";
import { keepingWords } from "#content/admin/project-keeping.ts";

/** Leads from the list to the trash and back. */
export function ListTabs({ view }: { view: "list" | "trash" }) {
  const words = keepingWords.tabs;
  const tabs = [
    { name: "list", to: "?" },
    { name: "trash", to: "?view=trash" },
  ] as const;
  return (
    <nav aria-label={words.label} className="mb-4 flex gap-5 border-line border-b text-compact">
      {tabs.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          {...(name === view ? { "aria-current": "page" as const } : {})}
          className="-mb-px border-transparent border-b-2 px-1 py-2.5 text-muted hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {words[name]}
        </Link>
      ))}
    </nav>
  );
}
