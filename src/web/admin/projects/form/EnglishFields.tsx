import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { projectFields, translatedTexts } from "#domain/projects/project-fields.ts";
import { fieldWidths, RecordField } from "../../records/RecordField.tsx";
import { cardOf, type EntryForm, emptyEntry } from "../state/entry.ts";

export function EnglishFields({ form }: { form: EntryForm }) {
  const { translation, english: labels } = admin.project;
  // The tables are large, so they are loaded with the dialog and not with the list.
  const { data: tables } = useQuery({
    queryKey: ["english-tables"],
    queryFn: () => import("#content/lookup/projects.ts"),
  });
  useWatch({ control: form.control });
  // Without own texts, only the tables decide what is shown.
  const korean = cardOf({ ...form.getValues(), en: emptyEntry(new Date()).en }, "");
  const fromTables = tables?.localizeProjectWithTerms("en", korean);
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{translation.title}</legend>
      <p className="clear-both mb-4 text-small text-muted">{translation.hint}</p>
      <div className="grid gap-4 sm:grid-cols-6">
        {translatedTexts.map((text) => (
          <div key={text} className={fieldWidths[projectFields[text].width]}>
            <RecordField
              field={projectFields[text]}
              required={false}
              id={`en.${text}`}
              label={labels[text]}
              error={form.formState.errors.en?.[text]?.message}
              lang="en"
              rows={3}
              control={form.register(`en.${text}`)}
            />
            {fromTables && <TableHint korean={korean[text]} text={fromTables[text]} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** English of a Korean text in the tables; unknown texts have none. */
function TableHint({ korean, text }: { korean: string | null; text: string | null }) {
  if (korean === null || korean === "" || text === null) return null;
  const isKnown = !/\p{Script=Hangul}/u.test(text);
  const { known, unknown } = admin.project.translation;
  return (
    <p className={`mt-1 line-clamp-2 text-small ${isKnown ? "text-muted" : "text-notice"}`}>
      {isKnown ? fill(known, { text }) : unknown}
    </p>
  );
}
