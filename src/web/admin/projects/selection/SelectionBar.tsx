import { useState } from "react";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import type { BulkChange } from "#domain/projects/history/bulk-change.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
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
      <fieldset aria-label={words.label} className="flex flex-wrap items-center gap-2">
        <Act isBusy={isBusy} icon={Eye} text={words.show} onClick={() => onChange({ kind: "show" })} />
        <Act isBusy={isBusy} icon={EyeOff} text={words.hide} onClick={() => onChange({ kind: "hide" })} />
        <Act isBusy={isBusy} icon={House} text={words.toHome} onClick={() => onChange({ kind: "toHome" })} />
        <Act isBusy={isBusy} text={words.fromHome} onClick={() => onChange({ kind: "fromHome" })} />
        <Tags isBusy={isBusy} onChange={onChange} />
        {onDuplicate && (
          <Act isBusy={isBusy} icon={Copy} text={projectWorkWords.duplicate} onClick={onDuplicate} />
        )}
        <Act
          isBusy={isBusy}
          icon={Trash2}
          text={words.toTrash}
          look="warning"
          onClick={() => onChange({ kind: "toTrash" })}
        />
        <Act isBusy={isBusy} icon={X} text={words.clear} look="quiet" onClick={onClear} />
      </fieldset>
    </section>
  );
}

function Tags({ isBusy, onChange }: Pick<SelectionBarProps, "isBusy" | "onChange">) {
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
      <Act isBusy={isBusy} text={words.addTag} onClick={() => tag && onChange({ kind: "addTag", tag })} />
      <Act
        isBusy={isBusy}
        text={words.removeTag}
        onClick={() => tag && onChange({ kind: "removeTag", tag })}
      />
    </span>
  );
}

interface ActProps {
  icon?: IconComponent;
  text: string;
  isBusy: boolean;
  look?: Parameters<typeof toolButton>[0];
  onClick: () => void;
}

function Act({ icon: Icon, text, isBusy, look = "plain", onClick }: ActProps) {
  return (
    <ToolButton isDisabled={isBusy} onClick={onClick} className={toolButton(look)}>
      {Icon && <Icon className="size-4" />}
      {text}
    </ToolButton>
  );
}
