import { admin } from "#content/admin/admin.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { ConflictNotice } from "../../records/conflict/ConflictNotice.tsx";
import { merged, proposal } from "../../records/conflict/conflict.ts";
import { entryFields, type ProjectEntry, projectEntry } from "../state/entry.ts";
import { entryLabel, entryText } from "../state/entry-words.ts";

interface ProjectConflictProps {
  /** The version that somebody else has stored meanwhile. */
  conflict: EditedProject;
  start: ProjectEntry;
  mine: ProjectEntry;
  onSettle: (entry: ProjectEntry) => void;
}

/** The conflict notice of a project, field by field. */
export function ProjectConflict({ conflict, start, mine, onSettle }: ProjectConflictProps) {
  const theirs = projectEntry(conflict);
  const proposed = proposal(projectFields, { start, mine, theirs });
  const places = entryFields.flatMap((field) => {
    const side = proposed[field];
    const texts = { mine: entryText(field, mine), theirs: entryText(field, theirs) };
    return side === undefined ? [] : [{ key: field, label: entryLabel(field), ...texts, proposed: side }];
  });
  return (
    <ConflictNotice
      heading="h3"
      storedAt={conflict.updatedAt}
      places={places}
      description={admin.project.conflict.description}
      onSettle={(choices) => onSettle(merged(mine, theirs, choices))}
    />
  );
}
