/** Largest picture that may be uploaded, bytes: 1 MB. */
export const largestPicture = 1024 * 1024;

/** Largest width and height, px: more serves no page and fills the memory when it is decoded. */
export const longestPictureSide = 4096;

/** Longest name of an uploaded file, characters. */
const longestName = 200;

/** What is wrong with a picture, as the administrator is told. */
export const pictureProblems = {
  tooLarge: "파일 크기는 1MB를 초과할 수 없습니다.",
  notWebp: "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.",
  badName:
    "파일명에는 한글을 사용할 수 없으며 영문, 숫자, 밑줄(_), 하이픈(-), 점(.)만 사용할 수 있습니다. 파일명을 바꿔 다시 올려 주세요.",
  longName: `파일명이 너무 깁니다. ${longestName}자 이하로 줄여 다시 올려 주세요.`,
  empty: "빈 파일입니다. 파일을 확인하고 다시 올려 주세요.",
  missing: "업로드할 이미지 파일을 선택해주세요.",
  damaged: "이미지를 열 수 없습니다. 파일이 손상되지 않았는지 확인하고 다시 저장해 올려 주세요.",
  animated: "움직이는 WebP는 사용할 수 없습니다. 정지 이미지를 올려 주세요.",
  tooBig: `이미지가 너무 큽니다. 가로와 세로를 ${longestPictureSide.toLocaleString("en")}픽셀 이하로 줄여 주세요.`,
} as const;
export type PictureProblem = keyof typeof pictureProblems;

/**
 * What can be told of a file before it is opened: name and size, bytes. The form asks before sending, the server
 * asks again.
 * @returns `undefined` when nothing is wrong
 */
export function pictureFileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): PictureProblem | undefined {
  if (!/^[A-Za-z0-9_.-]+$/.test(name)) return "badName";
  if (name.length > longestName) return "longName";
  if (!/\.webp$/i.test(name)) return "notWebp";
  if (size === 0) return "empty";
  return size > largestPicture ? "tooLarge" : undefined;
}
