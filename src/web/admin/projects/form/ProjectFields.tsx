import { admin } from "#content/admin/admin.ts";
import { cities } from "#content/lookup/cities.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import { completionDays, projectYears } from "#domain/form-problems.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { ToolField, toolProps } from "../../../ui/fields/ToolField.tsx";
import { CountryField } from "./CountryField.tsx";
import type { EntryForm } from "./entry.ts";
import { Suggestions } from "./Suggestions.tsx";
import { TagChips } from "./TagChips.tsx";

interface ProjectFieldsProps {
  form: EntryForm;
  /** Countries that other references are in. */
  countries: readonly string[];
  onConfirmCountry: (country: string) => void;
}

/** What a reference says in Korean. */
export function ProjectFields({ form, countries, onConfirmCountry }: ProjectFieldsProps) {
  const { fields, placeholders } = admin.project;
  const { errors } = form.formState;
  const line = (field: "title" | "clientCompany" | "city" | "capacity") => ({
    id: field,
    label: fields[field],
    error: errors[field]?.message,
    autoComplete: "off",
    ...form.register(field),
  });
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <ToolField {...line("title")} required />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("clientCompany")} required />
      </div>
      <div className="sm:col-span-3">
        <TypeSelect form={form} />
      </div>
      <div className="sm:col-span-3">
        <CountryField form={form} inUse={countries} onConfirm={onConfirmCountry} />
      </div>
      <div className="sm:col-span-3">
        <ToolField {...line("city")} list="cities" placeholder={placeholders.city} />
        <Suggestions id="cities" words={Object.keys(cities)} />
      </div>
      <div className="sm:col-span-2">
        <ToolField {...line("capacity")} required placeholder={placeholders.capacity} />
      </div>
      <div className="sm:col-span-2">
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
      <div className="sm:col-span-2">
        <ToolField
          id="completedOn"
          label={fields.completedOn}
          error={errors.completedOn?.message}
          type="date"
          required
          min={completionDays.first}
          max={completionDays.last}
          {...form.register("completedOn")}
        />
      </div>
      <p className="-mt-2 text-[13px] text-muted sm:col-span-6">{admin.project.completedOnHint}</p>
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
