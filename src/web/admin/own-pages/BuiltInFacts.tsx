import { Link } from "react-router";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import { addresses } from "../addresses.ts";

/** The built-in page that the blocks belong to, with a link to the editor of its sections. */
export function BuiltInFacts({ draft }: { draft: OwnPageContent }) {
  const words = pageFormWords.builtIn;
  return (
    <div>
      <p className="text-muted text-small">{words.hint}</p>
      <Link
        to={`${addresses.editing}${draft.address.slice(1)}`}
        className="inline-flex min-h-9 items-center font-semibold text-action text-compact hover:underline"
      >
        {words.edit}
      </Link>
    </div>
  );
}
