import { type ExportedProject, importCalls } from "#domain/projects/import/import-calls.ts";
import { offerFile } from "../../../offer-file.ts";
import { ask } from "../../call-api.ts";

/** Every project, with the texts that only exports have. */
export async function allProjects(): Promise<ExportedProject[]> {
  const all: ExportedProject[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: { projects: ExportedProject[]; next: number | null } = await ask(importCalls.read, {
      query: `after=${after}`,
    });
    all.push(...part.projects);
    after = part.next;
  }
  return all;
}

/** Offers a workbook of this name. */
export function offerWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  offerFile(`${name}.xlsx`, new Blob([bytes], { type }));
}
