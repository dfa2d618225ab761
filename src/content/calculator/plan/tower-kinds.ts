import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";
import type { TowerKind } from "#engine/design/tower-kind.ts";

/** Texts of the rule `selectionBasis`, the same wherever towers are selected. */
export const towerKindWords = localized({
  ko: {
    kinds: { counterflow: "대향류형", crossflow: "직교류형", "closed-circuit": "밀폐형" } satisfies Record<
      TowerKind,
      string
    >,
    estimated: "참고값",
    estimatedNote:
      "직교류형의 값은 대향류 냉각탑의 방법으로 구한 참고값입니다. 정격 37/32/27 °C가 아닌 조건의 용량은 저희가 다시 계산해 확인해 드립니다.",
    onRequest: "이 조건은 저희가 계산해 드립니다.",
    onRequestNote:
      "밀폐형은 코일의 전열 성능에 따라 용량이 달라, 정격 37/32/27 °C가 아닌 조건은 이 계산 방법으로 구할 수 없습니다.",
    onRequestModel: "{model} 모델은 밀폐형입니다. {note} {answer}",
    onRequestYear:
      "{model} 모델은 밀폐형이라 연간 운전을 이 방법으로 계산할 수 없습니다. 저희가 계산해 드립니다.",
    request: "계산 요청하기",
  },
  en: {
    kinds: { counterflow: "counterflow", crossflow: "crossflow", "closed-circuit": "closed-circuit" },
    estimated: "estimate",
    estimatedNote:
      "Crossflow figures are estimates made with the counterflow method. Away from the rated 37/32/27 °C, we recalculate and confirm the size for you.",
    onRequest: "We calculate this duty for you.",
    onRequestNote:
      "The size of a closed-circuit tower depends on the heat transfer of its coil, so this method cannot give it away from the rated 37/32/27 °C.",
    onRequestModel: "{model} is a closed-circuit tower. {note} {answer}",
    onRequestYear:
      "{model} is a closed-circuit tower, and this method cannot compute its year of operation. We calculate it for you.",
    request: "Request the calculation",
  },
});
export type TowerKindWords = (typeof towerKindWords)[Locale];
