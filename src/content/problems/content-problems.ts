import type { Locale } from "#domain/locale.ts";
import type { EditProblem } from "../editing/edit-problems.ts";
import { fill } from "../fill.ts";
import { languageName } from "../languages.ts";
import { localized } from "../localized.ts";

/** Why what the pages say cannot be changed or published. */
export const contentMessages = localized({
  ko: {
    outdated: "다른 사람이 먼저 고쳤습니다. 바뀐 내용을 확인한 뒤 다시 고쳐 주세요.",
    draftChanged: "그사이 편집 중인 내용이 바뀌었습니다. 바뀐 내용을 확인한 뒤 다시 시도해 주세요.",
    unfinished: "고칠 곳이 남아 있어 게시할 수 없습니다. 표시된 곳을 고쳐 주세요.",
    timeOver: "지나간 시각에는 예약할 수 없습니다. 지금보다 뒤의 시각을 선택해 주세요.",
    scheduleChanged: "그사이 다른 사람이 게시 예약을 바꾸었습니다. 바뀐 예약을 확인해 주세요.",
    nothingToSchedule: "예약할 변경 내용이 없습니다.",
    noVersion: "없는 버전입니다. ‘기록’ 버튼을 눌러 다시 선택해 주세요.",
    /** A file that is no language's. */
    uploaded: "올린",
    problems: {
      unknownPath: "지금 버전의 페이지에는 없는 내용입니다. ‘업그레이드 점검’에서 확인해 주세요.",
      otherKind: "이곳에 넣을 수 없는 값입니다. 고쳐서 다시 입력해 주세요.",
      missing: "{language} 문구가 비어 있습니다. 입력해 주세요.",
      noDescription: "사진 설명({language})을 입력해 주세요.",
      hiddenCharacterInText: "{language} 문구에 보이지 않는 특수 문자가 있습니다. 지우고 다시 입력해 주세요.",
      missingFile: "{language} 파일이 없습니다. 파일을 다시 올려 주세요.",
      unknownPlaceholder:
        "{language} 문구에 쓸 수 없는 표시가 있습니다: {placeholder}. 지우거나 바르게 고쳐 주세요.",
      unreadableDark:
        "짙은 색이 밝아서 그 위의 글자를 읽기 어렵습니다(대비 {contrast}:1). 대비가 4.5:1 이상인 더 짙은 색을 선택해 주세요.",
      empty: "비어 있습니다. 입력해 주세요.",
      noYear: "연도를 네 자리로 입력해 주세요. 예: 1998",
      noRegistration: "사업자등록번호 열 자리를 입력해 주세요. 예: 123-45-67890",
      noCode: "코드는 영문자, 숫자, 밑줄(_), 하이픈(-)으로만 입력해 주세요.",
      noEmail: "이메일 주소를 정확히 입력해 주세요. 예: name@example.com",
      noKakaoChannel: "카카오톡 채널 주소를 정확히 입력해 주세요. 예: https://pf.kakao.com/_abcde",
      noTime: "시각을 24시간제로 입력해 주세요. 예: 09:00",
      noTimeZone: "시간대를 정확히 입력해 주세요. 예: Asia/Seoul",
      noPhoneLink: "전화 링크를 만들 수 없습니다. 전화번호를 입력해 주세요. 예: 02-000-0000, +82-2-000-0000",
      phonesDiffer: "전화번호가 서로 다릅니다: {one}, {other}. 전화번호를 다시 입력하면 함께 바뀝니다.",
      noLatitude: "위도는 -85부터 85까지, 0이 아닌 숫자로 입력해 주세요.",
      noLongitude: "경도는 -180부터 180까지, 0이 아닌 숫자로 입력해 주세요.",
      noZoom: "지도 확대는 2부터 19까지 소수점 없는 숫자로 입력해 주세요.",
      noCountryCode: "국가 코드는 영문 대문자 두 글자로 입력해 주세요. 예: KR",
      noFilm: "유튜브, 비메오, 네이버 TV의 동영상 주소가 아닙니다. 주소를 확인해 주세요.",
      noDirections: "길찾기 지도를 하나 이상 선택해 주세요.",
      noRating: "평점은 0부터 5까지의 숫자로 입력해 주세요.",
      noCount: "0부터 100,000까지 소수점 없는 숫자로 입력해 주세요.",
      noCountries: "국가 이름을 한 줄에 하나씩, 빈 줄 없이 입력해 주세요.",
      hiddenCharacter: "보이지 않는 특수 문자가 있습니다. 지우고 다시 입력해 주세요.",
      noLink:
        "연결할 수 없는 주소입니다. 이 사이트의 주소(예: /company/intro)나 https://, mailto:, tel:로 시작하는 주소를 공백 없이 입력해 주세요.",
      noPage: "이 사이트에 없는 주소입니다. 있는 페이지의 주소를 입력해 주세요. 예: /company/intro",
    } satisfies Record<EditProblem["problem"], string>,
  },
  en: {
    outdated: "Somebody else has changed this meanwhile.",
    draftChanged: "The draft has changed meanwhile. Look at it once more.",
    unfinished: "The draft cannot be published before what is marked is mended.",
    timeOver: "That time has passed. Choose a later one.",
    scheduleChanged: "Somebody else has changed the planned publication meanwhile. Look at it once more.",
    nothingToSchedule: "There is no change to be planned.",
    noVersion: "There is no such version. Open the history again.",
    uploaded: "uploaded",
    problems: {
      unknownPath: "This version of the program has no such place.",
      otherKind: "The value does not fit this place.",
      missing: "The {language} text is empty.",
      noDescription: "Describe the picture in {language}.",
      hiddenCharacterInText: "The {language} text has a control character.",
      missingFile: "The {language} file is not there. Upload it again.",
      unknownPlaceholder: "The {language} text has {placeholder}, which stands for nothing.",
      unreadableDark:
        "The dark color is so light that words on it are hard to read (contrast {contrast}:1). Choose a darker one, with a contrast of 4.5:1 or more.",
      empty: "It is empty.",
      noYear: "Enter a year of four digits, such as 1998.",
      noRegistration: "A Korean registration number has ten digits, such as 123-45-67890.",
      noCode: "A code has only letters, digits, underscores and hyphens.",
      noEmail: "Enter an email address, such as name@example.com.",
      noKakaoChannel: "Enter the address of a KakaoTalk channel, such as https://pf.kakao.com/_abcde.",
      noTime: "Enter a time of 24 hours, such as 09:00.",
      noTimeZone: "Enter a time zone of the IANA database, such as Asia/Seoul.",
      noPhoneLink: "No link can be made. Enter a phone number, such as +82-2-000-0000.",
      phonesDiffer: "The phone numbers differ: {one}, {other}. Enter the number again to change both.",
      noLatitude: "A latitude is a number from -85 to 85 that is not 0.",
      noLongitude: "A longitude is a number from -180 to 180 that is not 0.",
      noZoom: "The zoom of a map is a whole number from 2 to 19.",
      noCountryCode: "A country code is two capital letters, such as KR.",
      noFilm: "It is no address of a video on YouTube, Vimeo or Naver TV.",
      noDirections: "Choose at least one map service for directions.",
      noRating: "A rating is a number from 0 to 5.",
      noCount: "Enter a whole number from 0 to 100,000.",
      noCountries: "Enter one country in each line, without empty lines.",
      hiddenCharacter: "It has a character that is not seen.",
      noLink:
        "Nothing is found at such an address. Enter one of the site, such as /company/intro, or one that begins with https://, mailto: or tel:, without blanks.",
      noPage: "The site has no such page. Enter the address of one that it has, such as /company/intro.",
    },
  },
});

/** Sentence on a problem of an edit. */
export function editProblemText(locale: Locale, problem: EditProblem): string {
  const { uploaded, problems } = contentMessages[locale];
  const language = "locale" in problem && problem.locale ? languageName(problem.locale, locale) : uploaded;
  const placeholder = "placeholder" in problem ? problem.placeholder : "";
  const contrast = "contrast" in problem ? formatContrast(problem.contrast) : "";
  const { one = "", other = "" } = problem.problem === "phonesDiffer" ? problem : {};
  return fill(problems[problem.problem], { language, placeholder, contrast, one, other });
}

/** Never rounded up to a contrast that suffices. @example formatContrast(4.49) // "4.4" */
export function formatContrast(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}
