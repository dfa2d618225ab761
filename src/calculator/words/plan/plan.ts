import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";
import type { FanControl } from "../../engine/year/fan.ts";
import type { Load } from "../../engine/year/load.ts";
import type { SourceKey } from "../../places/sources.ts";

type OfControls = Record<FanControl, string>;
type OfSources = Record<SourceKey, string>;
type OfLoads = Record<Load["kind"], string>;

/** Words of the design sheet's second page: place, towers, water and year. */
export const planWords = localized({
  ko: {
    title: "설치와 운전 계획",
    lead: "앞 장의 냉각 조건에 대해 설계 도구에서 고른 장소, 기종, 물, 한 해의 운전입니다.",
    refused: "주소의 {names} 값을 쓸 수 없습니다. 설계 도구에서 다시 골라 주세요.",
    notFound: "{model} 기종을 찾을 수 없습니다. 설계 도구에서 다시 골라 주세요.",
    site: {
      title: "설치 장소",
      place: "장소",
      source: "출처",
      sources: {
        "annex-7": "에너지절약설계기준 별표 7",
        "ashrae-2021": "ASHRAE 2021",
        "ashrae-2013": "ASHRAE 2013",
      } satisfies OfSources,
      published: "공표 습구온도",
      margin: "여유",
      design: "설계 습구온도",
      dryBulb: "함께 쓸 건구온도",
      height: "해발고도",
    },
    tower: {
      title: "선정 기종",
      model: "기종",
      installed: "설치 용량",
      capability: "최종 CRT 대비",
      size: "크기(한 대)",
      operating: "운전 중량(한 대)",
      shipping: "출하 중량(한 대)",
      fans: "팬(한 대)",
      sound: "소음(한 대)",
      soundAt: "{sound} dB(A), {distance} m",
      sample: "기종의 제원은 예시입니다. 실제 제품의 값이 아닙니다.",
    },
    water: {
      title: "물(설계 조건)",
      cycles: "농축배수",
      drift: "비산",
      evaporation: "증발",
      blowdown: "블로다운",
      makeUp: "보충수",
      estimated:
        "증발량은 유량 × 온도차 × 0.00153의 어림값입니다. 포페 식에 견주어 습한 공기에서 3~13% 크고 마른 공기에서 5~16% 작습니다.",
      counted: "증발량은 건구온도 {dryBulb}에서 포페 식으로 계산한 값입니다.",
    },
    year: {
      title: "한 해의 운전",
      weather: "기상",
      tower: "냉각탑",
      wanted: "원하는 출구수온",
      load: "부하",
      loads: { constant: "일정(공정)", "air-conditioning": "공조", monthly: "월별 비율" } satisfies OfLoads,
      fan: "팬",
      controls: {
        "always-on": "상시 운전",
        "on-off": "기동·정지",
        "two-speed": "2단 속도",
        "variable-speed": "인버터",
      } satisfies OfControls,
      hours: "시간",
      evaporation: "증발",
      makeUp: "보충수",
      warm: "수온이 높은 시간",
      warmest: "가장 높은 출구수온",
      plume: "백연이 보이는 시간",
      plumeShort: "백연",
      byMonth: "달마다({control})",
      months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
      total: "한 해",
      notes: [
        "그곳의 표준년을 습구온도와 건구온도 계급으로 센 시간입니다. 팬 동력은 속도의 세제곱에 비례하고 모터와 인버터의 손실은 넣지 않았습니다. 동력을 모르면 정격 동력으로 환산한 시간입니다.",
        "물과 백연은 출구수온을 원하는 값으로 맞출 때의 값이고, 백연은 바람과 햇빛을 뺀 것입니다. * 고른 제어 방식.",
      ],
    },
  },
  en: {
    title: "Site and running",
    lead: "Place, towers, water and year as chosen in the design tool for the duty on the first page.",
    refused: "The address has values of {names} that cannot be used. Choose them again in the design tool.",
    notFound: "There is no model {model}. Choose one again in the design tool.",
    site: {
      title: "Site",
      place: "Place",
      source: "Source",
      sources: {
        "annex-7": "MOLIT annex 7",
        "ashrae-2021": "ASHRAE 2021",
        "ashrae-2013": "ASHRAE 2013",
      } satisfies OfSources,
      published: "Published wet bulb",
      margin: "Margin",
      design: "Design wet bulb",
      dryBulb: "Dry bulb with it",
      height: "Height",
    },
    tower: {
      title: "Towers chosen",
      model: "Model",
      installed: "Installed size",
      capability: "Of the final CRT",
      size: "Size, each",
      operating: "Operating, each",
      shipping: "Shipping, each",
      fans: "Fans, each",
      sound: "Sound, each",
      soundAt: "{sound} dB(A) at {distance} m",
      sample: "The data of the models are samples, not those of real products.",
    },
    water: {
      title: "Water at design conditions",
      cycles: "Cycles of concentration",
      drift: "Drift",
      evaporation: "Evaporation",
      blowdown: "Blowdown",
      makeUp: "Make-up",
      estimated:
        "Evaporation is estimated as flow × range × 0.00153: against Poppe's equations 3–13\u00a0% high in humid air and 5–16\u00a0% low in dry air.",
      counted: "Evaporation by Poppe's equations, in air with a dry bulb of {dryBulb}.",
    },
    year: {
      title: "A year of running",
      weather: "Weather of",
      tower: "Tower",
      wanted: "Outlet wanted",
      load: "Load",
      loads: {
        constant: "constant (process)",
        "air-conditioning": "air conditioning",
        monthly: "monthly shares",
      } satisfies OfLoads,
      fan: "Fan",
      controls: {
        "always-on": "always on",
        "on-off": "on/off",
        "two-speed": "two speeds",
        "variable-speed": "variable speed",
      } satisfies OfControls,
      hours: "h",
      evaporation: "Evaporation",
      makeUp: "Make-up",
      warm: "Warmer than wanted",
      warmest: "Warmest outlet",
      plume: "Visible plume",
      plumeShort: "Plume",
      byMonth: "By month ({control})",
      months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      total: "Year",
      notes: [
        "Hours of the place's typical year, counted in classes of wet and dry bulb. Fan power goes with the third power of the speed; losses of motor and drive are left out. Where the power is not known, hours are those at rated power.",
        "Water and plume are those of an outlet held as wanted; plume leaves out wind and daylight. * The control chosen.",
      ],
    },
  },
});
export type PlanWords = (typeof planWords)[Locale];
