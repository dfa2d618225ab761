/**
 * Facts on a sheet about the job, the visitor's own project: named as in the sheet's address, in the order of the
 * document. `project` is the title of the job.
 */
export const jobFields = ["project", "client", "tag", "rev", "by"] as const;
export type SheetJob = Partial<Record<(typeof jobFields)[number], string>>;
/** Maximum length of each, characters: all five fit into two lines of the document. */
export const maxJobTextLength = 40;

/** Reads the job from an address or a form; blank texts are left out. */
export function jobIn(source: { get(name: string): unknown }): SheetJob {
  const job: SheetJob = {};
  for (const field of jobFields) {
    const text = source.get(field);
    const trimmed =
      typeof text === "string" ? text.trim().replaceAll(/\s+/g, " ").slice(0, maxJobTextLength) : "";
    if (trimmed !== "") job[field] = trimmed;
  }
  return job;
}
