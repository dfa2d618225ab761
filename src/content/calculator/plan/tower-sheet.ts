import { localized } from "#content/localized.ts";

/** Texts of the page of the chosen towers on the design sheet. */
export const towerSheetWords = localized({
  ko: {
    title: "{model} 데이터 시트",
    lead: "{series}. 모델 기록의 값이며 한 대 기준입니다.",
    towers: "선정 모델",
    each: "한 대의 몫",
    share: "{count}대 중 1대",
    flow: "순환수량({count}대 중 1대)",
    heat: "방열량({count}대 중 1대)",
    ownFigures:
      "{options} 사양의 치수, 중량, 전동기, 풍량, 양정, 소음은 모델 기록의 값과 다르므로 이 시트에 넣지 않고 따로 보내 드립니다.",
    sound: {
      title: "소음: 옥타브밴드(Hz) 음향파워레벨 dB, 전체 음향파워와 면별 음압레벨 dB(A)",
      titleAt: "소음: 옥타브밴드(Hz) 음향파워레벨 dB, 전체 음향파워와 {distance} 면별 음압레벨 dB(A)",
      full: "전속",
      half: "반속",
      columns: ["전체", "흡입면", "비흡입면", "상부"],
    },
  },
  en: {
    title: "Data sheet of {model}",
    lead: "{series}. Figures of the record, for one tower.",
    towers: "Towers",
    each: "Share of each",
    share: "1 of {count}",
    flow: "Flow, 1 of {count}",
    heat: "Heat, 1 of {count}",
    ownFigures:
      "Dimensions, weights, motors, airflow, pump head and sound of {options} differ from the record of the model. They are not on this sheet; we submit them separately.",
    sound: {
      title: "Sound: power by octave bands (Hz) in dB, total power and pressure by sides in dB(A)",
      titleAt:
        "Sound: power by octave bands (Hz) in dB, total power and pressure by sides at {distance} in dB(A)",
      full: "Full speed",
      half: "Half speed",
      columns: ["Total", "Inlet", "Blind", "Top"],
    },
  },
});
