import { checkDuty, type Duty } from "#calculator/engine/duty/duty.ts";
import { capacity } from "#calculator/engine/method/capacity.ts";
import type { Locale } from "#domain/locale.ts";
import { enteredFigure, oneDecimal } from "../figures.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";

/** Words of the duty that a visitor takes from the calculator into the inquiry form. */
export const inquiryDuty = localized({
  ko: {
    attach: "계산기의 냉각 조건을 함께 보냅니다",
    note: "체크를 풀면 첨부되지 않습니다.",
    change: "계산기에서 조건 바꾸기",
    finalCRT: "최종 CRT",
    messagePlaceholder: "예: 옥상 설치, 야간 소음 기준 있음, 내년 3월 가동 예정",
    /** The address held something that is no duty. */
    broken:
      "주소에 담긴 냉각 조건이 계산 범위를 벗어나 첨부하지 않았습니다. 문의는 그대로 보내실 수 있습니다.",
    check: "계산기에서 조건 확인하기",
  },
  en: {
    attach: "Send the cooling duty from the calculator along",
    note: "Untick the box to leave it out.",
    change: "Change it in the calculator",
    finalCRT: "Final CRT",
    messagePlaceholder: "e.g. rooftop installation, noise limit at night, start-up next March",
    broken:
      "The cooling duty in this address is outside what the calculator accepts, so it is not attached. You can send your inquiry all the same.",
    check: "Check it in the calculator",
  },
});

const summaries = localized({
  ko: {
    asked: "순환수량 {flow} m³/h, 입구 {hot} °C, 출구 {cold} °C, 습구 {wetBulb} °C",
    answer: "(최종 {crt} CRT)",
  },
  en: {
    asked: "flow {flow} m³/h, inlet {hot} °C, outlet {cold} °C, wet bulb {wetBulb} °C",
    answer: "(final {crt} CRT)",
  },
});

/**
 * A duty in one line, for the staff.
 * @example dutySummary({ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 })
 * // "순환수량 390 m³/h, 입구 37 °C, 출구 32 °C, 습구 27 °C (최종 500.0 CRT)"
 */
export function dutySummary(duty: Duty, locale: Locale = "ko"): string {
  const words = summaries[locale];
  const asked = fill(words.asked, {
    flow: enteredFigure(duty.flowRate),
    hot: enteredFigure(duty.hotWaterTemp),
    cold: enteredFigure(duty.coldWaterTemp),
    wetBulb: enteredFigure(duty.wetBulbTemp),
  });
  const crt = finalCRT(duty);
  return crt === undefined ? asked : `${asked} ${fill(words.answer, { crt: oneDecimal(crt) })}`;
}

/** The tower that a duty needs; `undefined` for one that was stored under other limits than today's. */
export function finalCRT(duty: Duty): number | undefined {
  return checkDuty(duty).length === 0 ? capacity(duty).finalCRT : undefined;
}
