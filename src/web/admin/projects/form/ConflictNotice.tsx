import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import { useTell } from "../../toast.tsx";
import { koreanMinute } from "../../tools/dates.ts";
import { toolButton } from "../../tools/tool-class.ts";
import { differences, entryOf, type ProjectEntry } from "./entry.ts";

interface ConflictNoticeProps {
  /** The version that somebody else has stored meanwhile. */
  conflict: EditedProject;
  mine: ProjectEntry;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody was quicker: nothing is lost before one of the two versions is chosen. */
export function ConflictNotice({ conflict, mine, onTheirs, onMine }: ConflictNoticeProps) {
  const words = admin.project.conflict;
  const tell = useTell();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const fields = differences(mine, entryOf(conflict)).map((field) => admin.project.fields[field]);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="rounded-card border border-[#e5c98a] bg-notice-soft p-4 text-[15px] outline-none"
    >
      <h3 className="flex items-center gap-2 text-base text-notice">
        <TriangleAlert aria-hidden="true" className="size-5" />
        {words.title}
      </h3>
      <p className="mt-2">{fill(words.description, { time: koreanMinute(conflict.updatedAt) })}</p>
      <p className="mt-1 text-muted">
        {fields.length === 0 ? words.same : fill(words.fields, { fields: fields.join(", ") })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={onTheirs} className={toolButton("plain")}>
          {words.theirs}
        </button>
        <button
          type="button"
          onClick={() => {
            onMine();
            tell({ title: words.kept });
          }}
          className={toolButton("plain")}
        >
          {words.mine}
        </button>
      </div>
    </section>
  );
}
