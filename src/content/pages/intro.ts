import { list, page, paragraphs, picture, sectionKinds } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { shown } from "../picture-key.ts";
import { hideableSections } from "../sections/hideable-sections.ts";
import { worded } from "../worded.ts";

const coreValues = [{ id: "quality" }, { id: "resources" }, { id: "trust" }] as const;

const sections = hideableSections("vision", "values");

/** Words of the company introduction: greeting, vision, mission, core values. */
export const intro = localized({
  ko: {
    sections,
    meta: {
      title: "냉각탑(쿨링타워) 제작사 소개 | {name}",
      description:
        "{since}년 창립한 냉각탑 제작사 {name}의 인사말과 비전, 미션, 핵심 가치를 소개합니다. 설계 조건을 먼저 묻고, 계산한 대로 만들고, 현장에서 성능을 확인합니다.",
      keywords: "냉각탑 제작사, 냉각탑 전문기업, {name}, 회사소개, 비전, 핵심 가치",
    },
    h1: "회사소개",
    lead: "설계 조건을 먼저 묻고, 계산한 대로 만듭니다.",
    greeting: {
      title: "인사말",
      paragraphs: [
        "안녕하십니까. {name}입니다.",
        "냉각탑은 눈에 잘 띄지 않지만, 멈추면 공장과 건물도 함께 멈춥니다. 저희는 {since}년부터 이 설비를 설계하고 만들어 왔습니다.",
        "냉각탑의 성능은 한여름, 습구온도가 가장 높은 몇 시간에 드러납니다. 그래서 모델을 권하기 전에 현장의 설계 조건을 묻습니다. 열 계산과 배치 검토를 마친 뒤에 형식과 용량을 정합니다.",
        "납품한 뒤의 운전비까지 고려해 설계합니다. 팬 동력과 보충수를 줄이고, 충전재와 살수 노즐을 쉽게 점검할 수 있는 구조로 만듭니다.",
        "국내에서 시작한 사업은 중국, 베트남, 미국으로 이어졌습니다. 어느 현장이든 같은 설계 기준과 검사 기준을 지키겠습니다. 감사합니다.",
      ],
      signature: "{name} 임직원 일동",
      picture: shown("roof-package"),
      alt: "옥상에 설치된 2셀 패키지 냉각탑",
    },
    vision: {
      title: "비전",
      statement: "물과 전기를 덜 쓰는 냉각",
      description:
        "같은 열량을 방출하는 데 드는 전력과 보충수를 꾸준히 줄입니다. 고객이 냉각탑을 바꿀 때 가장 먼저 찾는 회사가 되겠습니다.",
    },
    mission: {
      title: "미션",
      statement: "계산한 성능을 현장에서 지키는 일",
      description:
        "외기가 설계 습구온도에 이르는 날에도 출구수온을 지킵니다. 납품 뒤에는 시운전 자료를 보관하고, 성능이 떨어지면 원인을 함께 찾습니다.",
    },
    values: {
      title: "핵심 가치",
      items: worded(coreValues, {
        quality: {
          title: "품질 우선",
          description:
            "자재 입고, 가공, 조립, 출하를 단계마다 검사하고 기록합니다. 기록이 없는 제품은 출하하지 않습니다.",
        },
        resources: {
          title: "자원 절약",
          description: "부하에 맞춰 팬 회전수를 조절하고, 비산과 블로다운을 줄여 버리는 물을 아낍니다.",
        },
        trust: {
          title: "신뢰 경영",
          description: "지킬 수 있는 성능과 납기만 약속합니다. 문제가 생기면 원인과 조치를 문서로 알립니다.",
        },
      }),
    },
  },
  en: {
    sections,
    meta: {
      title: "About us: cooling tower manufacturer in Korea | {name}",
      description:
        "Greeting, vision, mission and core values of {name}, a Korean cooling tower maker established in {since}.",
      keywords: "cooling tower manufacturer, Korea, {name}, about us, vision, core values",
    },
    h1: "About us",
    lead: "We ask for your design conditions first, then build what we calculated.",
    greeting: {
      title: "Greeting",
      paragraphs: [
        "Welcome to {name}.",
        "A cooling tower goes unnoticed until it stops, and then the plant or the building stops with it. We have designed and built this equipment since {since}.",
        "A tower is put to the test in the few summer hours when the wet bulb is highest. So we ask about your design conditions before we recommend a model. Type and capacity follow from the thermal calculation and the layout.",
        "Running cost is part of the design: less fan power, less make-up water, and fill and spray nozzles that are easy to reach for service.",
        "What began in Korea has led us to China, Vietnam and the USA. Every site gets the same design and inspection standards. Thank you for your interest.",
      ],
      signature: "Everyone at {name}",
      picture: shown("roof-package"),
      alt: "Two-cell package cooling tower on a rooftop",
    },
    vision: {
      title: "Vision",
      statement: "Cooling that needs less water and power",
      description:
        "We keep reducing the power and make-up water it takes to reject the same heat. We want to be the first maker you call when a tower is due for replacement.",
    },
    mission: {
      title: "Mission",
      statement: "Calculated performance, achieved on site",
      description:
        "Even when the air reaches the design wet bulb, the tower holds the design outlet temperature. We keep the commissioning records and help find the cause if performance drops.",
    },
    values: {
      title: "Core values",
      items: worded(coreValues, {
        quality: {
          title: "Quality first",
          description:
            "Materials, fabrication, assembly and shipment are inspected and recorded step by step. Nothing ships without its record.",
        },
        resources: {
          title: "Resource saving",
          description: "Fan speed follows the load; lower drift and blowdown waste less water.",
        },
        trust: {
          title: "Trust management",
          description:
            "We promise only the performance and delivery dates we can keep. When something goes wrong, we report the cause and the remedy in writing.",
        },
      }),
    },
  },
});

export const introKinds = page<typeof intro>(
  {
    sections: sectionKinds({ vision: "비전과 미션", values: "핵심 가치" }),
    greeting: { picture: picture(), paragraphs: paragraphs() },
    values: { items: list("가치", {}) },
  },
  { sample: "intro" },
);
