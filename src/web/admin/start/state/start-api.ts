import { queryOptions } from "@tanstack/react-query";
import {
  type SampleKind,
  type SiteSettingValues,
  type StartState,
  startCalls,
} from "#domain/start/start-calls.ts";
import { callContract } from "../../call-api.ts";

/** Refetched wherever it is shown: every edit may finish a step. */
export const startQuery = queryOptions({
  queryKey: ["start"],
  queryFn: (): Promise<StartState> => callContract(startCalls.state),
  staleTime: 0,
});

export async function changeSettings(body: Partial<SiteSettingValues>): Promise<void> {
  await callContract(startCalls.settings, { body });
}

/** @returns the number of fields that were changed */
export async function acceptSamples(paths: readonly string[], isAccepted: boolean): Promise<number> {
  return (await callContract(startCalls.acceptSamples, { body: { paths: [...paths], isAccepted } })).count;
}

export async function removeSamples(kinds: readonly SampleKind[]): Promise<number> {
  return (await callContract(startCalls.removeSamples, { body: { kinds } })).count;
}

export async function restoreSamples(kinds: readonly SampleKind[]): Promise<number> {
  return (await callContract(startCalls.restoreSamples, { body: { kinds } })).count;
}

export function progressOf({ steps }: Pick<StartState, "steps">): { done: number; count: number } {
  return { done: steps.filter(({ isDone }) => isDone).length, count: steps.length };
}

export function sampleCount({ places, records, productsWithSampleFiles }: StartState): number {
  const { products, projects } = records;
  const withFiles = withSampleFilesAlone({ records, productsWithSampleFiles });
  return places.length + products.left.length + projects.left.length + withFiles.length;
}

/** Returns products with sample files that are not sample records themselves. */
export function withSampleFilesAlone({
  records,
  productsWithSampleFiles,
}: Pick<StartState, "records" | "productsWithSampleFiles">): StartState["productsWithSampleFiles"] {
  const unedited = new Set(records.products.left.map(({ id }) => id));
  return productsWithSampleFiles.filter(({ id }) => !unedited.has(id));
}

/** True until the first steps are done and no sample is left, or they are hidden. */
export function isStartInMenu(start: StartState): boolean {
  const { steps, settings } = start;
  const isFinished = steps.every(({ isDone }) => isDone) && sampleCount(start) === 0;
  return !settings.isStartPutAway && !isFinished;
}
