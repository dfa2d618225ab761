import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { toolProps } from "../../../ui/fields/ToolField.tsx";
import { cardOf, type EntryForm } from "./entry.ts";

const pairs = [
  { field: "titleEn", of: "title", rows: 1 },
  { field: "clientCompanyEn", of: "clientCompany", rows: 1 },
  { field: "cityEn", of: "city", rows: 1 },
  { field: "descriptionEn", of: "description", rows: 3 },
] as const;

/** Optional English texts, each with what English pages show where it is empty. */
export function EnglishFields({ form }: { form: EntryForm }) {
  const { english, fields } = admin.project;
  const { errors } = form.formState;
  // The tables are big, so they come with the dialog and not with the list.
  const { data: tables } = useQuery({
    queryKey: ["english-tables"],
    queryFn: () => import("#content/lookup/projects.ts"),
  });
  useWatch({ control: form.control });
  const { english: _, ...korean } = cardOf(form.getValues(), "");
  const fromTables = tables?.inEnglish(korean);
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-1 w-full font-bold text-base">{english.title}</legend>
      <p className="clear-both mb-4 text-[13px] text-muted">{english.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {pairs.map(({ field, of, rows }) => (
          <div key={field} lang="en" className="last:sm:col-span-2 first:sm:col-span-2">
            <div lang="ko">
              <Field id={field} label={fields[field]} error={errors[field]?.message}>
                {rows === 1 ? (
                  <input
                    lang="en"
                    autoComplete="off"
                    {...toolProps(field, errors[field]?.message)}
                    {...form.register(field)}
                  />
                ) : (
                  <textarea
                    lang="en"
                    rows={rows}
                    {...toolProps(field, errors[field]?.message)}
                    {...form.register(field)}
                  />
                )}
              </Field>
              {fromTables && <TableHint korean={korean[of]} text={fromTables[of]} />}
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What the tables have for a Korean text; they leave unchanged what they do not know. */
function TableHint({ korean, text }: { korean: string | null; text: string | null }) {
  if (korean === null || korean === "" || text === null) return null;
  const isKnown = !/\p{Script=Hangul}/u.test(text);
  const { known, unknown } = admin.project.english;
  return (
    <p className={`mt-1 line-clamp-2 text-[13px] ${isKnown ? "text-muted" : "text-notice"}`}>
      {isKnown ? fill(known, { text }) : unknown}
    </p>
  );
}
