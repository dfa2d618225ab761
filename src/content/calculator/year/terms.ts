import { localized } from "#content/localized.ts";
import type { FanControl } from "#engine/year/fan.ts";
import type { Load } from "#engine/year/load.ts";

type OfControls = Record<FanControl, string>;
type OfLoads = Record<Load["kind"], string>;

export const yearTerms = localized({
  ko: {
    months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
    controls: {
      "always-on": "상시 운전",
      "on-off": "기동·정지",
      "two-speed": "2단 속도",
      "variable-speed": "인버터",
    } satisfies OfControls,
    loads: {
      constant: "일정(공정)",
      "air-conditioning": "공조",
      monthly: "월별 비율",
    } satisfies OfLoads,
  },
  en: {
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    controls: {
      "always-on": "Always on",
      "on-off": "On/off",
      "two-speed": "Two speeds",
      "variable-speed": "Variable speed",
    } satisfies OfControls,
    loads: {
      constant: "Constant (process)",
      "air-conditioning": "Air conditioning",
      monthly: "Monthly shares",
    } satisfies OfLoads,
  },
});
