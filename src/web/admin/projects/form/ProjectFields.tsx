import { Fragment, type ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { cities } from "#content/lookup/terms.ts";
import { type ProjectField, projectFields } from "#domain/projects/project-fields.ts";
import { namesOf } from "#domain/records/fields.ts";
import { fieldWidths, RecordField } from "../../records/RecordField.tsx";
import { useTypeNames } from "../../site-name.ts";
import type { EntryForm } from "../state/entry.ts";
import { CompletionField } from "./CompletionField.tsx";
import { CountryField } from "./CountryField.tsx";
import { TagChips } from "./TagChips.tsx";

interface ProjectFieldsProps {
  form: EntryForm;
  countries: readonly string[];
  onConfirmCountry: (country: string) => void;
}

const suggestions: Partial<Record<ProjectField, readonly string[]>> = { city: Object.keys(cities.en) };
const pictured: ProjectField = "imageUrl";

export function ProjectFields({ form, countries, onConfirmCountry }: ProjectFieldsProps) {
  const { labels, placeholders, hints } = admin.project;
  const types = useTypeNames();
  const own: Partial<Record<ProjectField, ReactNode>> = {
    country: <CountryField form={form} inUse={countries} onConfirm={onConfirmCountry} />,
    completedOn: <CompletionField form={form} />,
    tags: <TagChips form={form} />,
  };
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      {namesOf(projectFields)
        .filter((name) => name !== pictured)
        .map((name) => (
          <Fragment key={name}>
            <div className={fieldWidths[projectFields[name].width]}>
              {own[name] ?? (
                <RecordField
                  field={projectFields[name]}
                  id={name}
                  label={labels[name]}
                  error={form.formState.errors[name]?.message}
                  placeholder={placeholders[name]}
                  suggestions={suggestions[name]}
                  names={types}
                  control={form.register(name)}
                />
              )}
            </div>
            {hints[name] && <p className="-mt-2 text-small text-muted sm:col-span-6">{hints[name]}</p>}
          </Fragment>
        ))}
    </div>
  );
}
