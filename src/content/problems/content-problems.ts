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
      unknownFile: "올린 사진이 남아 있지 않습니다. 다시 올려 주세요.",
      missing: "{language} 문구가 비어 있습니다.",
      noDescription: "사진 설명({language})을 적어 주세요.",
      controlCharacter: "{language} 문구에 쓸 수 없는 제어 문자가 있습니다.",
      unknownPlace: "{language} 문구의 {place}는 알 수 없는 자리입니다.",
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
      unknownFile: "The uploaded picture is not there any more. Upload it again.",
      missing: "The {language} text is empty.",
      noDescription: "Describe the picture in {language}.",
      controlCharacter: "The {language} text has a control character.",
      unknownPlace: "The {language} text has {place}, which stands for nothing.",
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
