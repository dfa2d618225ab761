import { pictureTools } from "#content/admin/pictures.ts";
import { pictureProblems } from "#content/problems/problems.ts";
import { longestOwnSide } from "#domain/files/own-picture.ts";
import { largestPicture, pictureFileProblem } from "#domain/projects/picture-file.ts";
import { isConvertible } from "./conversion.ts";
import { convertPicture } from "./convert-picture.ts";

/** Why a file is not taken as the picture of a project or product, and the file where it can be made into one that is. */
export interface RefusedPicture {
  sentence: string;
  file?: File | undefined;
}

/** What is wrong with a file that was chosen; `undefined` where it can be sent as it is. */
export function refusalOf(file: File): RefusedPicture | undefined {
  const problem = pictureFileProblem(file);
  return problem && { sentence: pictureProblems.ko[problem], file: isConvertible(file) ? file : undefined };
}

/** Makes a file that can be sent of any picture that this browser opens. */
export async function recordPicture(
  file: File,
): Promise<{ kind: "converted"; file: File } | { kind: "failed"; sentence: string }> {
  const conversion = await convertPicture(file, { longestSide: longestOwnSide, most: largestPicture });
  return conversion.kind === "converted"
    ? conversion
    : { kind: "failed", sentence: pictureTools.problems[conversion.problem] };
}
