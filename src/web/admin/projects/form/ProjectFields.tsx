import type { UseFormReturn } from "react-hook-form";
import { admin } from "#content/admin.ts";
import { cities } from "#content/lookup/cities.ts";
import { countries as countryNames, towerTypeLabels } from "#content/lookup/terms.ts";
import { type ProjectForm, projectYears } from "#domain/gallery/project-form.ts";
import { towerTypes } from "#domain/gallery/vocabulary.ts";
import { Field } from "../../../ui/Field.tsx";
import { ToolField, toolProps } from "../../tools/ToolField.tsx";
import type { ProjectEntry } from "./entry.ts";
import { TagChips } from "./TagChips.tsx";

interface ProjectFieldsProps {
  form: UseFormReturn<ProjectEntry, unknown, ProjectForm>;
  countries: readonly string[];
}

/** What a reference says in Korean. */
export function ProjectFields({ form, countries }: ProjectFieldsProps) {
  const { fields, placeholders } = admin.project;
  const { errors } = form.formState;
  const line = (field: "title" | "clientCompany" | "country" | "city" | "capacity") => ({
    id: field,
    label: fields[field],
    error: errors[field]?.message,
    autoComplete: "off",
    ...form.register(field),
  });
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <ToolField {...line("title")} required data-first />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("clientCompany")} required />
      </div>
      <div className="sm:col-span-3">
        <TypeSelect form={form} />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("country")} required list="countries" placeholder={placeholders.country} />
        <Suggestions id="countries" words={[...countries, ...Object.keys(countryNames)]} />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("city")} list="cities" placeholder={placeholders.city} />
        <Suggestions id="cities" words={Object.keys(cities)} />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("capacity")} required placeholder={placeholders.capacity} />
      </div>
      <div className="sm:col-span-3">
        <ToolField
          id="projectYear"
          label={fields.projectYear}
          error={errors.projectYear?.message}
          type="number"
          min={projectYears.first}
          max={projectYears.last}
          step={1}
          {...form.register("projectYear")}
        />
      </div>
      <div className="sm:col-span-6">
        <Field id="description" label={fields.description} required error={errors.description?.message}>
          <textarea
            rows={4}
            required
            {...toolProps("description", errors.description?.message)}
            {...form.register("description")}
          />
        </Field>
      </div>
      <div className="sm:col-span-6">
        <TagChips form={form} />
      </div>
    </div>
  );
}

function TypeSelect({ form }: Pick<ProjectFieldsProps, "form">) {
  const id = "coolingTowerType";
  const error = form.formState.errors.coolingTowerType?.message;
  return (
    <Field id={id} label={admin.project.fields.coolingTowerType} required error={error}>
      <select {...toolProps(id, error)} {...form.register(id)}>
        {towerTypes.map((type) => (
          <option key={type} value={type}>
            {towerTypeLabels.ko[type]}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Offers words without excluding others. */
function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(words)].map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
