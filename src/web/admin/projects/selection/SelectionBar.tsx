import { useState } from "react";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import type { BulkChange } from "#domain/projects/history/bulk-change.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { EyeOff, House, Trash2 } from "../../../ui/icons/admin-icons.ts";
import type { IconComponent } from "../../../ui/icons/icon.tsx";
import { Copy, Eye, X } from "../../../ui/icons/visitor-icons.ts";

interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  onChange: (change: BulkChange) => void;
  /** Defined if exactly one project is selected. */
  onDuplicate: (() => void) | undefined;
  onClear: () => void;
}

export function SelectionBar({ count, isBusy, onChange, onDuplicate, onClear }: SelectionBarProps) {
  const words = projectWorkWords.selection;
  return (
    <section
      aria-label={words.label}
      className="z-10 flex flex-wrap items-center gap-2 border-line border-b bg-action-soft px-4 py-2.5 lg:sticky lg:top-12"
    >
      <p role="status" className="figures mr-1 font-semibold text-note">
        {fill(words.count, { count })}
      </p>
      <fieldset disabled={isBusy} aria-label={words.label} className="flex flex-wrap items-center gap-2">
        <Act icon={Eye} text={words.show} onClick={() => onChange({ kind: "show" })} />
        <Act icon={EyeOff} text={words.hide} onClick={() => onChange({ kind: "hide" })} />
        <Act icon={House} text={words.toHome} onClick={() => onChange({ kind: "toHome" })} />
        <Act text={words.fromHome} onClick={() => onChange({ kind: "fromHome" })} />
        <Tags onChange={onChange} />
        {onDuplicate && <Act icon={Copy} text={projectWorkWords.duplicate} onClick={onDuplicate} />}
        <Act
          icon={Trash2}
          text={words.toTrash}
          look="warning"
          onClick={() => onChange({ kind: "toTrash" })}
        />
        <Act icon={X} text={words.clear} look="quiet" onClick={onClear} />
      </fieldset>
    </section>
  );
}

function Tags({ onChange }: Pick<SelectionBarProps, "onChange">) {
  const words = projectWorkWords.selection;
  const [tag, setTag] = useState(featureTags[0]);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="w-30">
        <select
          aria-label={words.tag}
          value={tag}
          onChange={({ target }) => setTag(featureTags.find((each) => each === target.value))}
          className={toolControl}
        >
          {featureTags.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </span>
      <Act text={words.addTag} onClick={() => tag && onChange({ kind: "addTag", tag })} />
      <Act text={words.removeTag} onClick={() => tag && onChange({ kind: "removeTag", tag })} />
    </span>
  );
}

interface ActProps {
  icon?: IconComponent;
  text: string;
  look?: Parameters<typeof toolButton>[0];
  onClick: () => void;
}

function Act({ icon: Icon, text, look = "plain", onClick }: ActProps) {
  return (
    <button type="button" onClick={onClick} className={toolButton(look)}>
      {Icon && <Icon className="size-4" />}
      {text}
    </button>
  );
}
