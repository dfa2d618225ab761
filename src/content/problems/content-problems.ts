import type { Locale } from "#domain/locale.ts";
import type { EditProblem } from "../editing/edit-problems.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";

/** Why what the pages say cannot be changed or published. */
export const contentAnswers = localized({
  ko: {
    outdated: "다른 사람이 먼저 고쳤습니다.",
    draftChanged: "그사이 초안이 바뀌었습니다. 바뀐 내용을 다시 확인해 주세요.",
    unfinished: "고칠 곳이 남아 있어 게시할 수 없습니다.",
    noVersion: "그런 버전이 없습니다. 기록을 새로 열어 주세요.",
    languages: { ko: "한국어", en: "영어" },
    problems: {
      unknownPath: "이 버전의 프로그램에는 없는 자리입니다.",
      otherKind: "이 자리에 맞지 않는 값입니다.",
      missing: "{language} 문구가 비어 있습니다.",
      controlCharacter: "{language} 문구에 쓸 수 없는 제어 문자가 있습니다.",
      unknownPlace: "{language} 문구의 {place}는 알 수 없는 자리입니다.",
      empty: "비어 있습니다.",
      noYear: "연도를 네 자리로 입력해 주세요. 예: 1998",
      noCode: "코드에는 영문자, 숫자, 밑줄(_), 하이픈(-)만 쓸 수 있습니다.",
      noEmail: "이메일 주소를 정확히 입력해 주세요. 예: name@example.com",
      noTime: "시각을 24시간제로 입력해 주세요. 예: 09:00",
      noPhoneLink: "국가 번호가 있는 전화 링크가 필요합니다. 예: tel:+82200000000",
      noLatitude: "위도는 -85에서 85 사이의 숫자입니다.",
      noLongitude: "경도는 -180에서 180 사이의 숫자입니다.",
      noZoom: "지도 확대는 2에서 19 사이의 정수입니다.",
      noCountryCode: "국가 코드는 영문 대문자 두 글자입니다. 예: KR",
      noDirections: "길찾기 지도를 하나 이상 골라 주세요.",
    } satisfies Record<EditProblem["problem"], string>,
  },
  en: {
    outdated: "Somebody else has changed this meanwhile.",
    draftChanged: "The draft has changed meanwhile. Look at it once more.",
    unfinished: "The draft cannot be published before what is marked is mended.",
    noVersion: "There is no such version. Open the history again.",
    languages: { ko: "Korean", en: "English" },
    problems: {
      unknownPath: "This version of the program has no such place.",
      otherKind: "The value does not fit this place.",
      missing: "The {language} text is empty.",
      controlCharacter: "The {language} text has a control character.",
      unknownPlace: "The {language} text has {place}, which stands for nothing.",
      empty: "It is empty.",
      noYear: "Enter a year of four digits, such as 1998.",
      noCode: "A code has only letters, digits, underscores and hyphens.",
      noEmail: "Enter an e-mail address, such as name@example.com.",
      noTime: "Enter a time of 24 hours, such as 09:00.",
      noPhoneLink: "The link needs a number with its country code, such as tel:+82200000000.",
      noLatitude: "A latitude is a number from -85 to 85.",
      noLongitude: "A longitude is a number from -180 to 180.",
      noZoom: "The zoom of a map is a whole number from 2 to 19.",
      noCountryCode: "A country code is two capital letters, such as KR.",
      noDirections: "Choose at least one map service for directions.",
    },
  },
});

/** What is wrong with an edit, in a sentence. */
export function editProblemText(locale: Locale, problem: EditProblem): string {
  const { languages, problems } = contentAnswers[locale];
  const language = "locale" in problem ? languages[problem.locale] : "";
  const place = "place" in problem ? problem.place : "";
  return fill(problems[problem.problem], { language, place });
}
