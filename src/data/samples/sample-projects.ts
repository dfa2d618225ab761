import { insertProject } from "../projects/additions.ts";
import { eraseProject } from "../projects/history/trash.ts";
import type { Samples } from "../seed.ts";
import type { SampleRecords } from "./sample-records.ts";

/** Sample projects, identified by their distinct times of entry. */
export function sampleProjectsIn(samples: Samples["projects"]): SampleRecords {
  const byTime = new Map(samples.map((project) => [timeOf(project), project]));
  const times = [...byTime.keys()];
  return {
    names: times.map(nameOf),
    titleOf: (sample) => byTime.get(Date.parse(sample))?.title ?? sample,
    async unedited(trx) {
      if (times.length === 0) return new Map();
      const rows = await trx
        .selectFrom("projects")
        .select(["id", "createdAt"])
        .where("createdAt", "in", times)
        .whereRef("updatedAt", "=", "createdAt")
        .execute();
      return new Map(rows.map(({ id, createdAt }) => [nameOf(createdAt), id]));
    },
    async isStored(trx, sample) {
      const time = Date.parse(sample);
      return (
        (await trx.selectFrom("projects").select("id").where("createdAt", "=", time).execute()).length > 0
      );
    },
    async remove(trx, id) {
      await eraseProject(trx, id);
    },
    async insert(trx, sample) {
      const project = byTime.get(Date.parse(sample));
      if (project) await insertProject(trx, project, new Date(project.createdAt));
    },
  };
}

function nameOf(time: number): string {
  return new Date(time).toISOString();
}

function timeOf({ createdAt }: { createdAt: string }): number {
  return Date.parse(createdAt);
}
