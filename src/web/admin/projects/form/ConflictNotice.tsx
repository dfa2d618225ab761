import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { koreanMinute } from "../../dates.ts";
import { type Choices, merged, proposal, type Side } from "../../records/conflict.ts";
import type { EntryField } from "../../records/record-entry.ts";
import { entryFields, type ProjectEntry, projectEntry } from "../state/entry.ts";
import { entryLabel, entryText } from "../state/entry-words.ts";

interface ConflictNoticeProps {
  /** The version that somebody else has stored meanwhile. */
  conflict: EditedProject;
  start: ProjectEntry;
  mine: ProjectEntry;
  onSettle: (entry: ProjectEntry) => void;
}

/** Somebody was quicker: field by field, one of the two contents is chosen before the form can be sent again. */
export function ConflictNotice({ conflict, start, mine, onSettle }: ConflictNoticeProps) {
  const words = admin.project.conflict;
  const theirs = projectEntry(conflict);
  const [choices, setChoices] = useState<Choices<ProjectFields>>(() =>
    proposal(projectFields, { start, mine, theirs }),
  );
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const fields = entryFields.filter((field) => choices[field] !== undefined);
  const takeAll = (side: Side) => setChoices(Object.fromEntries(fields.map((field) => [field, side])));
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="rounded-card border border-notice-line bg-notice-soft p-4 text-compact outline-none"
    >
      <div role="alert">
        <h3 id="conflict" className="flex items-center gap-2 text-base text-notice">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {words.title}
        </h3>
        <p className="mt-2">{fill(words.description, { time: koreanMinute(conflict.updatedAt) })}</p>
      </div>
      {fields.length === 0 && <p className="mt-1 text-muted">{words.same}</p>}
      {fields.map((field) => (
        <FieldChoice
          key={field}
          field={field}
          mine={entryText(field, mine)}
          theirs={entryText(field, theirs)}
          side={choices[field]}
          onChoose={(side) => setChoices({ ...choices, [field]: side })}
        />
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => onSettle(merged(mine, theirs, choices))}
          className={toolButton("primary")}
        >
          {words.settle}
        </button>
        {fields.length > 1 && (
          <>
            <button type="button" onClick={() => takeAll("mine")} className={toolButton("plain")}>
              {words.allMine}
            </button>
            <button type="button" onClick={() => takeAll("theirs")} className={toolButton("plain")}>
              {words.allTheirs}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

interface FieldChoiceProps {
  field: EntryField<ProjectFields>;
  mine: string;
  theirs: string;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Both contents of one field, side by side. */
function FieldChoice({ field, mine, theirs, side, onChoose }: FieldChoiceProps) {
  const words = admin.project.conflict;
  const contents = { mine, theirs };
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-semibold">{entryLabel(field)}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(["mine", "theirs"] as const).map((each) => (
          <label
            key={each}
            className="flex cursor-pointer items-start gap-2 rounded-button bg-white p-2.5 ring-1 ring-edge ring-inset has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={side === each}
              onChange={() => onChoose(each)}
              className="mt-1 shrink-0 accent-action outline-none"
            />
            <span className="min-w-0">
              <span className="block text-small text-muted">{words[each]}</span>
              <span className="block max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
                {contents[each] || <span className="text-muted">{words.nothing}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
