import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import type { FeatureTag, SampleCountry, TowerType } from "#domain/projects/vocabulary.ts";

type GalleryProject = ProjectInput & { createdAt: string };

const locations: readonly [country: SampleCountry, city: string, cityInEnglish: string][] = [
  ["한국", "울산", "Ulsan"],
  ["인도", "푸네", "Pune"],
  ["한국", "인천", "Incheon"],
  ["중국", "쑤저우", "Suzhou"],
  ["미국", "오스틴", "Austin"],
  ["파키스탄", "라호르", "Lahore"],
  ["베트남", "하노이", "Hanoi"],
  ["폴란드", "카토비체", "Katowice"],
  ["카자흐스탄", "알마티", "Almaty"],
];

const sites: readonly [ko: string, en: string][] = [
  ["석유화학 공장", "petrochemical plant"],
  ["데이터센터", "data center"],
  ["종합병원", "hospital"],
  ["반도체 공장", "semiconductor plant"],
];

const towers: readonly { type: TowerType; tags: readonly FeatureTag[] }[] = [
  { type: "industrial", tags: ["개방형", "대향류", "유도통풍", "모듈형"] },
  { type: "bac", tags: ["밀폐형", "혼합류", "유도통풍", "저소음"] },
  { type: "package", tags: ["개방형", "대향류", "유도통풍", "저소음"] },
  { type: "industrial", tags: ["개방형", "직교류", "유도통풍"] },
  { type: "bac", tags: ["개방형", "대향류", "압입송풍"] },
];

/** Names that exactly two projects have, for searches. */
const searched = new Set([7, 31]);

/**
 * Projects for the journeys of the gallery and of the administrator's list, newest first. They fill more than one
 * page of the list and less than one of the gallery. Location, use and tower type vary with different periods, so
 * that many combinations occur.
 */
export const galleryProjects: readonly GalleryProject[] = Array.from({ length: 54 }, (_, index) => {
  const number = 54 - index;
  const [country, city, cityInEnglish] = at(locations, index);
  const [site, siteInEnglish] = at(sites, index);
  const { type, tags } = at(towers, index);
  const name = searched.has(index) ? " HXV" : "";
  const createdAt = new Date(Date.UTC(2025, 5, 1) - index * 30 * 24 * 60 * 60 * 1000);
  return {
    title: `${site}${name} ${number}호`,
    description: "냉동기의 열을 식힙니다.",
    clientCompany: "가나산업",
    country,
    city,
    capacity: `${100 + 20 * index}RT`,
    coolingTowerType: type,
    projectYear: createdAt.getUTCFullYear(),
    completedOn: createdAt.toISOString().slice(0, 10),
    tags: inDisplayOrder(tags),
    imageUrl: null,
    en: {
      title: `No. ${number}${name}, ${siteInEnglish}`,
      description: "Takes the heat of chillers away.",
      clientCompany: "Gana Industries",
      city: cityInEnglish,
    },
    createdAt: createdAt.toISOString(),
  };
});

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
