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
    /** A file that is no language's. */
    uploaded: "올린",
    problems: {
      unknownPath: "이 버전의 프로그램에는 없는 자리입니다.",
      otherKind: "이 자리에 맞지 않는 값입니다.",
      missing: "{language} 문구가 비어 있습니다.",
      noDescription: "사진 설명({language})을 적어 주세요.",
      controlCharacter: "{language} 문구에 쓸 수 없는 제어 문자가 있습니다.",
      missingFile: "{language} 파일이 남아 있지 않습니다. 파일을 다시 올려 주세요.",
      unknownPlace: "{language} 문구의 {place}는 알 수 없는 자리입니다.",
      unreadableAction:
        "강조색이 밝아서 버튼과 링크의 글자를 읽기 어렵습니다(대비 {contrast}:1). 대비가 4.5:1 이상인 더 짙은 색을 고르세요.",
      unreadableDark:
        "짙은 색이 밝아서 그 위의 글자를 읽기 어렵습니다(대비 {contrast}:1). 대비가 4.5:1 이상인 더 짙은 색을 고르세요.",
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
    uploaded: "uploaded",
    problems: {
      unknownPath: "This version of the program has no such place.",
      otherKind: "The value does not fit this place.",
      missing: "The {language} text is empty.",
      noDescription: "Describe the picture in {language}.",
      controlCharacter: "The {language} text has a control character.",
      missingFile: "The {language} file is not there. Upload it again.",
      unknownPlace: "The {language} text has {place}, which stands for nothing.",
      unreadableAction:
        "The action color is so light that words of buttons and links are hard to read (contrast {contrast}:1). Choose a darker one, with a contrast of 4.5:1 or more.",
      unreadableDark:
        "The dark color is so light that words on it are hard to read (contrast {contrast}:1). Choose a darker one, with a contrast of 4.5:1 or more.",
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
  const { languages, uploaded, problems } = contentAnswers[locale];
  const language = "locale" in problem && problem.locale ? languages[problem.locale] : uploaded;
  const place = "place" in problem ? problem.place : "";
  const contrast = "contrast" in problem ? writtenContrast(problem.contrast) : "";
  return fill(problems[problem.problem], { language, place, contrast });
}

/** Never rounded up to a contrast that suffices. @example writtenContrast(4.49) // "4.4" */
export function writtenContrast(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}
