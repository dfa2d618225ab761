import { localized } from "../localized.ts";

/** What the API tells of a query that it cannot use. `{given}` is what was sent. */
export const queryProblems = localized({
  ko: {
    repeated: '"{name}"을(를) {count}번 보냈습니다. 한 번만 보내 주세요.',
    unknownValue: '"{name}" 값 "{given}"은(는) 쓸 수 없습니다. 쓸 수 있는 값: {values}.',
    tooManyValues: '"{name}" 값이 너무 많습니다. {most}개 이하로 보내 주세요.',
    tooLong: '"{name}" 값이 너무 깁니다. {most}자 이하로 줄여 주세요.',
    odd: '"{name}" 값을 그대로 쓸 수 없습니다. 값을 확인해 주세요.',
  },
  en: {
    repeated: '"{name}" was given {count} times. Give it once.',
    unknownValue: '"{name}" cannot be "{given}". Use {values}.',
    tooManyValues: '"{name}" has too many values. Give at most {most}.',
    tooLong: '"{name}" has a value that is too long. Use at most {most} characters.',
    odd: '"{name}" cannot be used as given. Check its value.',
  },
});
