import { type ExportedProject, importCalls } from "#domain/projects/import/import-calls.ts";
import { callContract } from "../../call-api.ts";

export async function allProjects(): Promise<ExportedProject[]> {
  const all: ExportedProject[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: { projects: ExportedProject[]; next: number | null } = await callContract(
      importCalls.export,
      {
        query: `after=${after}`,
      },
    );
    all.push(...part.projects);
    after = part.next;
  }
  return all;
}
