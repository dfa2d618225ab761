import { page } from "../kinds/declare.ts";
import { localized } from "../localized.ts";

/** The page that lists the articles. Their titles and subjects are declared with each of them. */
export const resources = localized({
  ko: {
    meta: {
      title: "냉각탑 기술 자료 | {name}",
      description:
        "냉각탑을 고르고 설계하고 관리하는 데 필요한 기술 자료입니다. 형식 비교, 수질과 레지오넬라, 겨울 운전, 소음, 충전재, 용어집을 출처와 함께 제공합니다.",
      keywords: "냉각탑 기술 자료, 냉각탑 선정, 냉각탑 유지관리, 냉각탑 용어, {name}",
    },
    h1: "기술 자료",
    lead: "냉각탑을 고르고 설계하고 관리할 때 필요한 자료를 모았습니다. 법령과 표준, 제작사 문서에서 인용한 수치에는 출처를 달았습니다.",
    drawing: {
      label:
        "냉각탑 단면도. 토출 공기에는 백연, 팬에는 소음, 케이싱에는 형식, 충전재에는 충전재, 수조에는 수질과 겨울 운전이라고 표시되어 있습니다.",
      plume: "백연",
      sound: "소음",
      types: "형식",
      fill: "충전재",
      water: "수질",
      winter: "겨울 운전",
    },
    groups: {
      choose: { title: "선정과 설계", description: "형식을 고르고 소음을 먼저 따져 봅니다." },
      run: { title: "운전과 유지관리", description: "수질과 겨울, 충전재를 살핍니다." },
      lookUp: { title: "용어와 질문", description: "낱말의 뜻과 자주 받는 질문입니다." },
    },
    tools: { title: "도구와 문서", description: "용량을 계산하고 자료를 내려받습니다." },
    /** Around every article. */
    article: {
      contents: "목차",
      sources: "출처",
      openSource: "원문 보기",
      source: "출처 {number}",
      /** Behind every source: who published it. */
      publishers: {
        own: "자체 자료",
        law: "법령",
        authority: "공공기관",
        standard: "표준",
        association: "학회·협회",
        manufacturer: "제작사",
        university: "대학",
      },
      written: "{date} 작성",
      onward: "다른 기술 자료",
    },
  },
  en: {
    meta: {
      title: "Cooling tower knowledge | {name}",
      description:
        "Choosing, designing and maintaining cooling towers: types compared, water quality and Legionella, winter, noise, fill and a glossary, with sources.",
      keywords: "cooling tower knowledge, cooling tower selection, maintenance, glossary, {name}",
    },
    h1: "Knowledge",
    lead: "What you need to choose, design and maintain a tower. Figures taken from laws, standards and makers’ documents name their source.",
    drawing: {
      label:
        "Section through a cooling tower, its parts labeled with the topics of the articles: plume, noise at the fan, types, fill, water quality and winter at the basin",
      plume: "Plume",
      sound: "Noise",
      types: "Types",
      fill: "Fill",
      water: "Water quality",
      winter: "Winter",
    },
    groups: {
      choose: { title: "Selection and design", description: "Choose a type, and consider its sound first." },
      run: { title: "Operation and maintenance", description: "Water, winter and the fill." },
      lookUp: { title: "Terms and questions", description: "Words of the trade, and answers." },
    },
    tools: { title: "Tools and documents", description: "Calculate capacity, download catalogs." },
    article: {
      contents: "Contents",
      sources: "Sources",
      openSource: "See the source",
      source: "Source {number}",
      publishers: {
        own: "our own document",
        law: "law",
        authority: "public authority",
        standard: "standard",
        association: "professional body",
        manufacturer: "manufacturer",
        university: "university",
      },
      written: "{date}",
      onward: "More knowledge",
    },
  },
});

export const resourcesKinds = page<typeof resources>({});
