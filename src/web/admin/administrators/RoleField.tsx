import { administratorWords } from "#content/admin/administrators.ts";
import { roles } from "#domain/admin/roles.ts";

/** @param field attributes that register the control in its form */
export function RoleField({
  id,
  error,
  ...field
}: React.ComponentProps<"input"> & { error: string | undefined }) {
  const { label, names, hints } = administratorWords.roles;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-compact">{label}</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex cursor-pointer items-start gap-2.5 rounded-button px-3 py-2 text-compact ring-1 ring-edge ring-inset has-checked:bg-mist has-checked:ring-action"
        >
          <input {...field} type="radio" value={role} className="mt-1 size-4 shrink-0 accent-action" />
          <span>
            <span className="font-semibold">{names[role]}</span>
            <span className="block text-muted text-note">{hints[role]}</span>
          </span>
        </label>
      ))}
      {error && <p className="text-compact text-danger">{error}</p>}
    </fieldset>
  );
}
