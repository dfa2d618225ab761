/**
 * Makes varied, invented projects for load tests and for looking at a full gallery; the same count and seed give
 * the same projects.
 * @example node scripts/generate-projects.ts 10000 > projects.jsonl
 * @example node scripts/generate-projects.ts 10000 --into var/site.sqlite
 * @example node scripts/generate-projects.ts 500 --seed 7 --into postgres://…
 */
import { parseArgs } from "node:util";
import { sampleProjects } from "#content/samples/projects.ts";
import { openDatabase } from "#data/database/connect.ts";
import { insertProject } from "#data/projects/additions.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import type { FeatureTag, TowerType } from "#domain/projects/vocabulary.ts";

/** With the time at which it was registered. */
type Generated = ProjectInput & { createdAt: string };
/** The next number, at least 0 and below 1. */
type Chance = () => number;
type Tower = {
  name: string;
  type: TowerType;
  tags: readonly FeatureTag[];
  options: readonly FeatureTag[];
  maxRt: number;
};

const defaultCount = 10_000;
const firstYear = 2004;
const lastYear = 2025;

const towers: readonly Tower[] = [
  tower("모듈러 냉각탑", "industrial", 9000, ["개방형", "대향류", "유도통풍", "모듈형"], ["저소음"]),
  tower("직교류형 냉각탑", "industrial", 6000, ["개방형", "직교류", "유도통풍"], ["저소음", "모듈형"]),
  tower("대향류형 냉각탑", "industrial", 12000, ["개방형", "대향류", "유도통풍"], ["저소음"]),
  tower(
    "백연저감 냉각탑",
    "industrial",
    8000,
    ["개방형", "대향류", "유도통풍", "하이브리드", "백연저감"],
    ["저소음", "모듈형"],
  ),
  tower("SF 냉각탑", "package", 3000, ["개방형", "직교류", "유도통풍"], ["저소음"]),
  tower("SCP 냉각탑", "package", 2000, ["개방형", "대향류", "유도통풍"], ["저소음"]),
  tower("THF 밀폐형 냉각탑", "package", 1600, ["밀폐형", "대향류", "유도통풍"], ["저소음"]),
  tower("S3000 냉각탑", "bac", 3000, ["개방형", "직교류", "유도통풍"], ["저소음"]),
  tower("PT2 냉각탑", "bac", 1500, ["개방형", "대향류", "유도통풍"], ["저소음"]),
  tower("FXV 밀폐형 냉각탑", "bac", 1200, ["밀폐형", "혼합류", "유도통풍"], ["저소음"]),
  tower("HXV 하이브리드 냉각탑", "bac", 3600, ["밀폐형", "혼합류", "유도통풍", "하이브리드"], ["백연저감"]),
  tower("V 시리즈 냉각탑", "bac", 1000, ["개방형", "대향류", "압입송풍"], ["저소음"]),
  tower("V 시리즈 밀폐형 냉각탑", "bac", 850, ["밀폐형", "대향류", "압입송풍"], ["저소음"]),
];

const sites =
  "석유화학 공장,데이터센터,반도체 공장,종합병원,호텔,대학 캠퍼스,냉동 물류센터,제철소,제약 공장,배터리 공장,염색 공장,사출 공장,복합쇼핑몰,공항 터미널,발전소,LNG 기지,실내 경기장,식품 공장".split(
    ",",
  );
const works = ["신설", "증설", "교체", "2단계", "성능 개선"];
const purposes = ["냉동기 응축기", "공기압축기", "공정 열교환기", "유압 설비", "보조기기", "공조 설비"];
const clientHeads =
  "가람솔,늘찬빛,다온새,도담결,루미솔,마루벌,바른들,새솔빛,아라솔,여울솔,윤슬빛,초록누리".split(",");
const clientTails = "화학,전자,데이터센터,병원,물류,제강,제약,배터리,염직,플라텍,에너지,식품".split(",");

/** Places of the samples, as often as there, so that countries weigh as in the samples. */
const locations = sampleProjects.flatMap(({ country, city }) => (city === null ? [] : [{ country, city }]));

/** Projects newest first; about one in fifty has no year, no city or no capacity. */
export function generateProjects(count: number, seed: number): Generated[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, (_, index) => generateProject(chance, index, count));
}

function generateProject(chance: Chance, index: number, count: number): Generated {
  const { name, type, tags, options, maxRt } = pick(chance, towers);
  const site = pick(chance, sites);
  const { country, city } = pick(chance, locations);
  const units = 1 + Math.floor(chance() * 12);
  const createdAt = new Date(dayAt(1 - (index + 0.5) / count));
  return {
    title: `${site} ${name} ${pick(chance, works)} ${count - index}차`,
    description: `${pick(chance, purposes)} 냉각용으로 ${name} ${units}대를 설치했습니다. 순환수량과 습구온도를 현장 조건에 맞춰 선정했습니다.`,
    clientCompany: pick(chance, clientHeads) + pick(chance, clientTails),
    country,
    city: sometimesNull(chance, city),
    capacity: sometimesNull(chance, `${50 * Math.ceil((chance() * maxRt) / 50 || 1)}RT`),
    coolingTowerType: type,
    projectYear: sometimesNull(chance, createdAt.getUTCFullYear()),
    completedOn: createdAt.toISOString().slice(0, 10),
    tags: inDisplayOrder([...tags, ...options.filter(() => chance() < 0.3)]),
    imageUrl: null,
    createdAt: createdAt.toISOString(),
  };
}

function tower(
  name: string,
  type: TowerType,
  maxRt: number,
  tags: readonly FeatureTag[],
  options: readonly FeatureTag[],
): Tower {
  return { name, type, maxRt, tags, options };
}

/** A moment between the first and the last year, by a share from 0 to 1; epoch milliseconds. */
function dayAt(share: number): number {
  const first = Date.UTC(firstYear, 0, 1);
  return Math.round(first + share * (Date.UTC(lastYear + 1, 0, 1) - first));
}

function pick<T>(chance: Chance, choices: readonly T[]): T {
  const choice = choices[Math.floor(chance() * choices.length)];
  if (choice === undefined) throw new Error("There is nothing to pick from an empty list.");
  return choice;
}

function sometimesNull<T>(chance: Chance, value: T): T | null {
  return chance() < 0.02 ? null : value;
}

/** Mulberry32: small, even enough for sample data, alike on every machine. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function store(projects: readonly Generated[], into: string): Promise<void> {
  const database = await openDatabase(into.startsWith("postgres") ? { url: into } : { file: into });
  await database.change("projects", async (trx) => {
    for (const project of projects) await insertProject(trx, project, new Date(project.createdAt));
  });
  await database.close();
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: "string", default: "1" }, into: { type: "string" } },
  });
  const count = Number(positionals[0] ?? defaultCount);
  const seed = Number(values.seed);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(
      `"${positionals[0]}" is no number of projects. Give a whole number from 1, such as 10000.`,
    );
  }
  if (!Number.isInteger(seed))
    throw new Error(`Seed "${values.seed}" is no whole number. Give one, such as 1.`);
  const projects = generateProjects(count, seed);
  if (values.into !== undefined) await store(projects, values.into);
  else for (const project of projects) process.stdout.write(`${JSON.stringify(project)}\n`);
}

if (import.meta.main) await main();
