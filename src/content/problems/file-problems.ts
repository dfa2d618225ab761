import { filmBudget } from "#domain/files/budgets.ts";
import { type FileKind, type FileProblem, fileKinds } from "#domain/files/stored-file.ts";
import type { Locale } from "#domain/locale.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";

const words = localized({
  ko: {
    missing: "올릴 파일을 선택해 주세요.",
    several: "파일은 한 번에 하나만 올릴 수 있습니다.",
    empty: "빈 파일입니다. 파일을 확인하고 다시 올려 주세요.",
    tooLarge: "파일이 너무 큽니다. {most}MB 이하로 줄여 다시 올려 주세요.",
    otherType: "{types} 파일만 올릴 수 있습니다.",
    damaged: "파일을 열 수 없습니다. 손상되지 않았는지 확인하고 다시 저장해 올려 주세요.",
    encrypted: "암호나 권한 제한이 걸린 PDF입니다. 방문자가 열 수 있도록 제한 없이 다시 저장해 올려 주세요.",
    tooComplex:
      "파일의 구조가 너무 복잡해 읽을 수 없습니다. PDF라면 뷰어에서 ‘PDF로 인쇄’로, 로고라면 효과를 줄이거나 PNG로, 자막이라면 나누거나 줄여 다시 저장해 올려 주세요.",
    active:
      "파일에 스크립트나 다른 사이트와 연결된 내용이 들어 있어 쓸 수 없습니다. 로고 그림만 남기거나 PNG로 다시 저장해 올려 주세요.",
    unplayable:
      "모든 브라우저에서 재생되는 형식이 아닙니다. 동영상을 H.264 코덱의 MP4나 VP9 코덱의 WebM으로 변환해 올려 주세요.",
    badCues:
      "자막의 시간을 읽을 수 없습니다. 각 자막이 ‘00:00:01.000 --> 00:00:04.000’ 형식의 시간으로 시작하는지 확인하고 WebVTT로 다시 저장해 올려 주세요.",
    full: "올린 동영상이 모두 {total}GB를 넘었습니다. 쓰지 않는 동영상을 페이지에서 빼거나, 유튜브 등에 올리고 주소를 넣어 주세요.",
  } satisfies Record<FileProblem, string>,
  en: {
    missing: "Choose the file to upload.",
    several: "Upload one file at a time.",
    empty: "The file is empty. Check it and upload it again.",
    tooLarge: "The file is too large. Make it {most} MB or less and upload it again.",
    otherType: "Only {types} files can be uploaded.",
    damaged: "The file cannot be opened. Check that it is whole, save it again and upload it again.",
    encrypted:
      "The PDF is protected by a password or by permissions. Save it without them, so that visitors can open it.",
    tooComplex:
      "The structure of the file is too complex to be read. Print a PDF to a new PDF, save a logo with fewer effects or as a PNG, or shorten captions, and upload it again.",
    active:
      "The file holds a script, or calls another site, and cannot be used. Save it again with the drawing alone, or as a PNG.",
    unplayable:
      "Not every browser can play this video. Convert it to MP4 with the H.264 codec or to WebM with VP9 and upload it again.",
    badCues:
      "The times of the captions cannot be read. Each caption begins with times such as 00:00:01.000 --> 00:00:04.000. Save the file as WebVTT and upload it again.",
    full: "The uploaded videos take more than {total} GB. Take videos that are not needed out of the pages, or put this one on YouTube or Vimeo and enter its address.",
  },
});

const megabyte = 1024 * 1024;

const types: Record<FileKind, string> = {
  picture: "WebP",
  logo: "SVG, PNG",
  document: "PDF",
  technical: "PDF, DWG, DXF, IFC, STEP, RFA, ZIP",
  film: "MP4, WebM",
  captions: "WebVTT(.vtt)",
};

/** Sentence on a problem of a file. */
export function fileProblemText(locale: Locale, kind: FileKind, problem: FileProblem): string {
  return fill(words[locale][problem], {
    types: types[kind],
    most: fileKinds[kind].maxBytes / megabyte,
    total: filmBudget.totalBytes / 1024 / megabyte,
  });
}

/** Words in place of a missing file. */
export const missingFile = localized({
  ko: "파일이 없거나 새 파일로 바뀌었습니다.",
  en: "There is no such file, or it has been replaced.",
});
