import { type Duty, dutyFields, readDuty } from "#engine/duty/duty.ts";
import { jsonIn, type Stored, useStored } from "../../../stored/stored.ts";

export interface StoredDuty {
  name: string;
  duty: Duty;
}

const key = "design-tool.duties";
export const maxCached = 4;
export const maxNameLength = 24;

/** Duties stored in this browser, shared by its tabs. */
export function useStoredDuties(): Stored<StoredDuty[]> {
  return useStored(key, storedDutiesIn);
}

/**
 * Parses stored text from any source: the first four distinct duties that the calculator accepts today;
 * everything else is skipped.
 */
export function storedDutiesIn(text: string | null): StoredDuty[] {
  const stored = jsonIn(text);
  const all = Array.isArray(stored) ? stored.flatMap(storedDuty) : [];
  return all.filter(isFirstOfItsDuty).slice(0, maxCached);
}

export function isSameDuty(one: Duty, other: Duty): boolean {
  return dutyFields.every((field) => one[field] === other[field]) && one.height === other.height;
}

function storedDuty(entry: unknown): StoredDuty[] {
  if (typeof entry !== "object" || entry === null) return [];
  const name: unknown = Reflect.get(entry, "name");
  const reading = readDuty(Reflect.get(entry, "duty"));
  if (typeof name !== "string" || name.trim() === "" || reading.kind === "refused") return [];
  return [{ name: name.trim().slice(0, maxNameLength), duty: reading.duty }];
}

function isFirstOfItsDuty({ duty }: StoredDuty, at: number, all: readonly StoredDuty[]): boolean {
  return all.findIndex((other) => isSameDuty(other.duty, duty)) === at;
}
