import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";

interface StoredInsteadProps {
  stored: string;
  onTake: () => void;
}

/** The stored value below an invalid input, with a button to return to it. */
export function StoredInstead({ stored, onTake }: StoredInsteadProps) {
  const words = firstSteps.fields.changedMeanwhile;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-notice text-small">
      {fill(stored === "" ? words.emptied : words.stored, { value: stored })}
      <button type="button" onClick={onTake} className={toolButton("plain")}>
        {words.take}
      </button>
    </p>
  );
}
