import {
  type ProjectField,
  type ProjectProblem,
  projectFields,
  type TranslatedText,
} from "#domain/projects/project-fields.ts";
import { localized } from "../localized.ts";

const { projectYear, completedOn } = projectFields;

/** Names of the fields of a project in the administrator's area. */
export const projectFieldWords = {
  labels: {
    title: "프로젝트명",
    description: "설명",
    clientCompany: "고객사",
    country: "국가",
    city: "도시",
    capacity: "용량",
    coolingTowerType: "냉각탑 형식",
    projectYear: "프로젝트 연도",
    completedOn: "준공일",
    asked: "요청 사항",
    done: "시공 내용",
    tags: "특징 태그",
    imageUrl: "사진 주소",
  } satisfies Record<ProjectField, string>,
  english: {
    title: "영문 프로젝트명",
    description: "영문 설명",
    clientCompany: "영문 고객사",
    city: "영문 도시",
    asked: "영문 요청 사항",
    done: "영문 시공 내용",
  } satisfies Record<TranslatedText, string>,
  placeholders: {
    country: "예: 한국",
    city: "예: 울산",
    capacity: "예: 1200RT",
    imageUrl: "/projects/example.webp",
  } as Partial<Record<ProjectField, string>>,
  monthAlone: "연도와 월만 입력",
  hints: {
    completedOn:
      "모르면 비워 두세요. 시공사례 목록과 홈에는 최근에 준공한 순서로 나오고, 준공일이 없으면 프로젝트 연도의 마지막 날에 준공한 것으로 봅니다.",
    done: "요청 사항과 시공 내용은 시공사례 페이지에만 나옵니다. 비워 두면 나오지 않습니다.",
  } as Partial<Record<ProjectField, string>>,
};

/** Messages on invalid fields. */
export const projectProblems = localized<Record<ProjectProblem, string>>({
  ko: {
    titleMissing: "프로젝트명을 입력해주세요",
    descriptionMissing: "설명을 입력해주세요",
    clientMissing: "고객사명을 입력해주세요",
    countryMissing: "국가를 입력해주세요",
    capacityMissing: "용량을 입력해주세요",
    typeMissing: "냉각탑 형식을 선택해주세요",
    yearOutside: `연도는 ${projectYear.first}년부터 ${projectYear.last}년까지 입력할 수 있습니다`,
    completionOutside: `준공일은 ${completedOn.first}부터 ${completedOn.last}까지 입력할 수 있습니다`,
    yearOtherThanDay:
      "프로젝트 연도({year}년)와 준공일({day})의 연도가 다릅니다. 둘 중 하나를 고치거나 준공일을 비워주세요",
    imageElsewhere:
      "사진 주소는 /projects/example.webp처럼 이 사이트의 주소로 입력해주세요. 다른 사이트의 사진은 내려받은 뒤 올려주세요",
  },
  en: {
    titleMissing: "Enter the name of the project.",
    descriptionMissing: "Enter a description.",
    clientMissing: "Enter the client.",
    countryMissing: "Enter the country.",
    capacityMissing: "Enter the capacity.",
    typeMissing: "Choose the type of the tower.",
    yearOutside: `Use a year from ${projectYear.first} to ${projectYear.last}.`,
    completionOutside: `Use a date of completion from ${completedOn.first} to ${completedOn.last}.`,
    yearOtherThanDay:
      "The project year ({year}) and the date of completion ({day}) are of different years. Correct one of them, or leave the date out.",
    imageElsewhere:
      "Use a path of this site for the picture, such as /projects/example.webp. Download pictures of other sites, then upload them.",
  },
});

/** Names of the facts of a project on cards. */
export const projectFacts = localized({
  ko: {
    client: "고객사",
    capacity: "용량(냉각톤)",
    towerType: "냉각탑 형식",
    location: "설치 지역",
    year: "프로젝트 연도",
  },
  en: {
    client: "Client",
    capacity: "Cooling tons",
    towerType: "Tower type",
    location: "Location",
    year: "Project year",
  },
});
