import { Link } from "react-router";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { PageDraft } from "#domain/page-records/page-record.ts";
import { addresses } from "../addresses.ts";
import { titleOf } from "./page-title.ts";

/** The built-in page whose sections precede the blocks, with a link to its editor. */
export function BuiltInFacts({ draft }: { draft: PageDraft }) {
  const words = pageFormWords.builtIn;
  return (
    <section className="min-w-0 rounded-card border border-line bg-white p-4 sm:p-5">
      <h2 className="text-lg">{fill(words.title, { title: titleOf(draft) })}</h2>
      <p className="mt-2 text-compact text-muted">{words.hint}</p>
      <Link
        to={`${addresses.editing}${draft.address.slice(1)}`}
        className="mt-2 inline-flex min-h-9 items-center font-semibold text-action text-compact hover:underline"
      >
        {words.edit}
      </Link>
    </section>
  );
}
