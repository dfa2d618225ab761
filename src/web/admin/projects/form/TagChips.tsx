import { admin } from "#content/admin/admin.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import { tagStyle } from "../../../project-list/style/tag-style.ts";
import type { EntryForm } from "../state/entry.ts";

export function TagChips({ form }: { form: EntryForm }) {
  const error = form.formState.errors.tags?.message;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-compact">{admin.project.labels.tags}</legend>
      <div className="flex flex-wrap gap-1.5">
        {featureTags.map((tag) => (
          <label key={tag} className="cursor-pointer">
            <input type="checkbox" value={tag} {...form.register("tags")} className="peer sr-only" />
            <span
              className={`block rounded-[3px] px-3 py-2 font-medium text-note leading-none ring-1 ring-edge ring-inset peer-checked:text-white peer-checked:ring-0 peer-focus-visible:outline-3 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2 ${tagStyle(tag).filled}`}
            >
              {tag}
            </span>
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 text-compact text-danger">{error}</p>}
    </fieldset>
  );
}
