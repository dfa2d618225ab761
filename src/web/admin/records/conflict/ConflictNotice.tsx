import { useEffect, useRef, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { TriangleAlert } from "../../../ui/icons/visitor-icons.ts";
import { koreanMinute } from "../../dates.ts";
import type { Side } from "./conflict.ts";

/** A field in which two versions differ; "" for no text. */
export interface ConflictingField {
  key: string;
  label: string;
  mine: string;
  theirs: string;
  proposed: Side;
}

interface ConflictNoticeProps {
  /** Time of the other version, ISO 8601, UTC. */
  storedAt: string;
  fields: readonly ConflictingField[];
  heading: "h2" | "h3";
  /** With a placeholder for the time. */
  description: string;
  onResolve: (choices: Readonly<Record<string, Side>>) => void;
}

/** Shows a conflict with another user: for each field one of two values is chosen before the form can be sent again. */
export function ConflictNotice({
  heading: Heading,
  storedAt,
  fields,
  description,
  onResolve,
}: ConflictNoticeProps) {
  const words = admin.project.conflict;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(fields.map(({ key, proposed }) => [key, proposed])),
  );
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const takeAll = (side: Side) => setChoices(Object.fromEntries(fields.map(({ key }) => [key, side])));
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="rounded-card border border-notice-line bg-notice-soft p-4 text-compact outline-none"
    >
      <div role="alert">
        <Heading id="conflict" className="flex items-center gap-2 text-base text-notice">
          <TriangleAlert className="size-5 shrink-0" />
          {words.title}
        </Heading>
        <p className="mt-2">{fill(description, { time: koreanMinute(storedAt) })}</p>
      </div>
      {fields.length === 0 && <p className="mt-1 text-muted">{words.same}</p>}
      {fields.map((field) => (
        <ConflictChoice
          key={field.key}
          field={field}
          side={choices[field.key]}
          onChoose={(side) => setChoices({ ...choices, [field.key]: side })}
        />
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={() => onResolve(choices)} className={toolButton("primary")}>
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

interface ConflictChoiceProps {
  field: ConflictingField;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ field, side, onChoose }: ConflictChoiceProps) {
  const words = admin.project.conflict;
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-semibold">{field.label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(["mine", "theirs"] as const).map((each) => (
          <label
            key={each}
            className="flex cursor-pointer items-start gap-2 rounded-button bg-white p-2.5 ring-1 ring-edge ring-inset has-checked:ring-2 has-checked:ring-action has-focus-visible:outline-3 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name={`conflict-${field.key}`}
              checked={side === each}
              onChange={() => onChoose(each)}
              className="mt-1 shrink-0 accent-action outline-none"
            />
            <span className="min-w-0">
              <span className="block text-small text-muted">{words[each]}</span>
              <span className="block max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
                {field[each] || <span className="text-muted">{words.nothing}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
