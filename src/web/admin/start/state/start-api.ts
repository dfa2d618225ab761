import { queryOptions } from "@tanstack/react-query";
import {
  type SampleKind,
  type SiteSettingValues,
  type StartState,
  startCalls,
} from "#domain/start/start-calls.ts";
import { ask } from "../../call-api.ts";

/** Asked anew wherever it is looked at: every edit may finish a step. */
export const startQuery = queryOptions({
  queryKey: ["start"],
  queryFn: (): Promise<StartState> => ask(startCalls.state),
  staleTime: 0,
});

export async function changeSettings(body: Partial<SiteSettingValues>): Promise<void> {
  await ask(startCalls.settings, { body });
}

/** @returns how many are used as they are by now, or not any more */
export async function acceptSamples(paths: readonly string[], isAccepted: boolean): Promise<number> {
  return (await ask(startCalls.acceptSamples, { body: { paths: [...paths], isAccepted } })).count;
}

/** @returns how many went */
export async function removeSamples(kinds: readonly SampleKind[]): Promise<number> {
  return (await ask(startCalls.removeSamples, { body: { kinds } })).count;
}

/** @returns how many came back */
export async function bringBackSamples(kinds: readonly SampleKind[]): Promise<number> {
  return (await ask(startCalls.bringBackSamples, { body: { kinds } })).count;
}

/** Number of completed steps. */
export function progressOf({ steps }: Pick<StartState, "steps">): { done: number; count: number } {
  return { done: steps.filter(({ isDone }) => isDone).length, count: steps.length };
}

/** Number of places and records that are still the sample's. */
export function sampleCount({ places, records, productsWithSampleFiles }: StartState): number {
  const { products, projects } = records;
  const withFiles = withSampleFilesAlone({ records, productsWithSampleFiles });
  return places.length + products.left.length + projects.left.length + withFiles.length;
}

/** Products with sample files that are no sample records themselves. */
export function withSampleFilesAlone({
  records,
  productsWithSampleFiles,
}: Pick<StartState, "records" | "productsWithSampleFiles">): StartState["productsWithSampleFiles"] {
  const unedited = new Set(records.products.left.map(({ id }) => id));
  return productsWithSampleFiles.filter(({ id }) => !unedited.has(id));
}

/** Returns true while the menu leads to the first steps: until they are done and nothing is the sample's, or put away. */
export function isGuided(start: StartState): boolean {
  const { steps, settings } = start;
  const isFinished = steps.every(({ isDone }) => isDone) && sampleCount(start) === 0;
  return !settings.isStartPutAway && !isFinished;
}
