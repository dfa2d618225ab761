import { blockEditorWords } from "#content/admin/own-pages/block-editor.ts";
import { missingPages } from "#content/editing/links.ts";
import { fill } from "#content/fill.ts";
import { usePageFields } from "./field-context.ts";

/** Returns a notice about links to pages that the site does not have; `undefined` if there are none. */
export function useUnlistedLinks(links: readonly string[]): string | undefined {
  const { ownPaths } = usePageFields();
  const missing = ownPaths ? missingPages(links, ownPaths) : [];
  return missing.length > 0 ? fill(blockEditorWords.unlisted, { paths: missing.join(", ") }) : undefined;
}

/** The notice does not prevent publication: the page may be made later. */
export function UnlistedLinks({ id, notice }: { id: string; notice: string | undefined }) {
  if (notice === undefined) return null;
  return (
    <p id={id} className="mt-1 break-words text-notice text-small">
      {notice}
    </p>
  );
}
