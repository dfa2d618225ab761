import { setTimeout as pause } from "node:timers/promises";
import { call } from "./calls.ts";

/** How long something is waited for before it counts as never, ms. */
const patienceMs = 30_000;

/** How long it takes until something is so, ms; infinite when it never is. */
export async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await isSo()) return performance.now() - began;
    await pause(5);
  }
  return Number.POSITIVE_INFINITY;
}

/** True when page and API of this instance's gallery both have these words, or, with `wanted` false, when neither has. */
export async function sees(site: string, words: string, wanted = true): Promise<boolean> {
  const [page, list] = await Promise.all([
    call(`${site}/projects/gallery`),
    call(`${site}/api/projects?limit=20`),
  ]);
  return [page, list].every(({ status, body }) => status === 200 && body.includes(words) === wanted);
}

/** Adds a project as the administrator. @returns its path in the API; `undefined` when it was not acknowledged */
export async function addProject(site: string, cookie: string, title: string): Promise<string | undefined> {
  const json = { ...projectFacts, title };
  const { status, body } = await call(`${site}/api/projects`, { method: "POST", headers: { cookie }, json });
  return status === 201 ? `/api/projects/${(JSON.parse(body) as { id: number }).id}` : undefined;
}

/** Fields of every project. */
export const projectFacts = {
  title: "냉각탑 교체",
  description: "노후 설비를 교체했습니다.",
  clientCompany: "가나화학",
  country: "한국",
  city: "울산",
  capacity: "1,200 RT",
  coolingTowerType: "industrial",
  tags: ["개방형"],
};
