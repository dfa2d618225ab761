import { projectWorkWords } from "#content/admin/project-work.ts";
import { type Visibility, visibilityNames } from "../state/visibility.ts";

interface VisibilityFieldsProps {
  visibility: Visibility;
  onChange: (visibility: Visibility) => void;
}

export function VisibilityFields({ visibility, onChange }: VisibilityFieldsProps) {
  const words = projectWorkWords.visibility;
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="float-left mb-2 w-full font-bold text-base">{words.title}</legend>
      <div className="clear-both grid gap-3">
        {visibilityNames.map((name) => (
          <div key={name}>
            <label className="flex w-fit cursor-pointer items-center gap-2.5 font-semibold text-compact">
              <input
                type="checkbox"
                checked={visibility[name]}
                aria-describedby={`${name}-hint`}
                onChange={({ target }) => onChange({ ...visibility, [name]: target.checked })}
                className="size-4.5 shrink-0 accent-action"
              />
              {words[name]}
            </label>
            <p id={`${name}-hint`} className="ml-7 text-muted text-small">
              {words[`${name}Hint`]}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
