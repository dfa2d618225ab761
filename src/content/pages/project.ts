import { searchTexts, words } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { projectFacts } from "../records/projects.ts";

/** Words of a project's own page; those of its card, its country, type and tags are elsewhere. */
export const project = localized({
  ko: {
    search: { title: "{title} ({place}) | {name}" },
    facts: { ...projectFacts.ko, label: "현장 정보", completed: "준공", tags: "특징" },
    about: "현장 개요",
    asked: "요청 사항",
    done: "시공 내용",
    tower: { title: "설치한 냉각탑", link: "제품 보기" },
    pictures: { title: "현장 사진", numbered: "{title} 사진 {number}" },
    place: {
      title: "설치 지역",
      inCountry: "{country} 시공사례 모두 보기",
      map: "{place}의 위치를 표시한 지도",
      mapOfCountry: "{place}의 국가만 표시한 지도",
    },
    similar: { title: "비슷한 시공사례", all: "시공사례 전체 보기" },
    steps: { label: "앞뒤 시공사례", newer: "다음 사례", older: "이전 사례" },
    ask: {
      title: "비슷한 설비를 계획하고 계신가요",
      description: "이 시공사례를 첨부해 문의하시면 비슷한 조건으로 용량과 배치를 검토해 드립니다.",
      button: "이런 설비 문의하기",
    },
  },
  en: {
    search: { title: "{title}, {place} | {name}" },
    facts: { ...projectFacts.en, label: "Project facts", completed: "Completed", tags: "Features" },
    about: "About this project",
    asked: "Requirements",
    done: "Scope of work",
    tower: { title: "Cooling tower installed", link: "See the product" },
    place: {
      title: "Location",
      inCountry: "See all projects in {country}",
      map: "Map showing {place}",
      mapOfCountry: "Map showing only the country of {place}",
    },
    pictures: { title: "Site photos", numbered: "{title}, photo {number}" },
    similar: { title: "Similar projects", all: "See all projects" },
    steps: { label: "Neighboring projects", newer: "Newer project", older: "Older project" },
    ask: {
      title: "Planning a similar plant?",
      description:
        "Attach this project to your inquiry, and we will review capacity and layout for similar conditions.",
      button: "Ask about a similar plant",
    },
  },
});

export const projectKinds = words<typeof project>({ search: searchTexts() });
