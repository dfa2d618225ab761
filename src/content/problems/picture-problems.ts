import {
  longestPictureName,
  longestPictureSide,
  type PictureProblem,
} from "#domain/projects/picture-file.ts";
import { localized } from "../localized.ts";

const side = longestPictureSide.toLocaleString("en");

/** What is wrong with a picture, as the administrator is told. */
export const pictureProblems = localized({
  ko: {
    tooLarge: "파일 크기는 1MB를 초과할 수 없습니다.",
    notWebp: "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.",
    badName:
      "파일명에는 한글을 사용할 수 없으며 영문, 숫자, 밑줄(_), 하이픈(-), 점(.)만 사용할 수 있습니다. 파일명을 바꿔 다시 올려 주세요.",
    longName: `파일명이 너무 깁니다. ${longestPictureName}자 이하로 줄여 다시 올려 주세요.`,
    empty: "빈 파일입니다. 파일을 확인하고 다시 올려 주세요.",
    missing: "업로드할 이미지 파일을 선택해주세요.",
    several: "이미지는 한 번에 하나만 올릴 수 있습니다. 파일을 하나만 선택해 주세요.",
    damaged: "이미지를 열 수 없습니다. 파일이 손상되지 않았는지 확인하고 다시 저장해 올려 주세요.",
    animated: "움직이는 WebP는 사용할 수 없습니다. 정지 이미지를 올려 주세요.",
    tooBig: `이미지가 너무 큽니다. 가로와 세로를 ${side}픽셀 이하로 줄여 주세요.`,
  } satisfies Record<PictureProblem, string>,
  en: {
    tooLarge: "The file is larger than 1 MB. Make it smaller and upload it again.",
    notWebp: "Only WebP files can be uploaded. Convert JPG or PNG files to WebP first.",
    badName:
      "The file name may have only English letters, digits, underscores (_), hyphens (-) and dots (.). Rename the file and upload it again.",
    longName: `The file name is too long. Shorten it to ${longestPictureName} characters or less.`,
    empty: "The file is empty. Check it and upload it again.",
    missing: "Choose the picture to upload.",
    several: "Only one picture can be uploaded at a time. Choose one file.",
    damaged: "The picture cannot be opened. Check that the file is whole, save it anew and upload it again.",
    animated: "Animated WebP files cannot be used. Upload a still picture.",
    tooBig: `The picture is too big. Reduce width and height to ${side} pixels or less.`,
  },
});

/** What is told instead of a picture. */
export const missingPictures = localized({
  ko: {
    missing: "404: 그림이 없습니다.",
    broken: "404: 그림을 열 수 없습니다. 다시 올려 주세요.",
    unoffered: "404: 제공하지 않는 너비입니다.",
  },
  en: {
    missing: "404: there is no such picture.",
    broken: "404: this picture cannot be opened. Upload it again.",
    unoffered: "404: this width is not offered.",
  },
});
