import { Link } from "react-router";
import { administratorWords } from "#content/admin/administrators.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { KeyRound } from "../../ui/icons/admin-icons.ts";
import { addresses } from "../addresses.ts";

export function ProvisionalPasswordNotice() {
  const { title, description, link } = administratorWords.notices.provisional;
  return (
    <section
      aria-label={title}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-notice-line bg-notice-soft px-4 py-1.5 text-notice text-note"
    >
      <KeyRound className="size-4.5" />
      <p className="min-w-48 flex-1">
        <strong className="font-semibold">{title}</strong> {description}
      </p>
      <Link to={addresses.account} className={toolButton("plain")}>
        {link}
      </Link>
    </section>
  );
}
