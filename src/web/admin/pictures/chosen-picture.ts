import { pictureTools } from "#content/admin/pictures.ts";
import { fileSize } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { pictureProblems } from "#content/problems/problems.ts";
import { maxOwnSide } from "#domain/files/own-picture.ts";
import { maxPictureBytes, type PictureProblem, pictureFileProblem } from "#domain/files/picture-file.ts";
import { convertPicture } from "./convert-picture.ts";

export interface RefusedPicture {
  name: string;
  sentence: string;
}

interface ReadyPicture {
  file: File;
  /** How the file differs from the chosen one; "" if it is the same. */
  note: string;
}

/** Returns the file if it can be uploaded, else a WebP conversion if the browser can decode it. */
export async function chosenPicture(
  file: File,
): Promise<({ kind: "ready" } & ReadyPicture) | ({ kind: "refused" } & RefusedPicture)> {
  const problem = pictureFileProblem(file);
  if (!problem) return { kind: "ready", file, note: "" };
  const conversion = await convertForUpload(file);
  if (conversion.kind === "converted")
    return { kind: "ready", file: conversion.file, note: noteOf(file, conversion.file) };
  return { kind: "refused", name: file.name, sentence: refusal(file, problem, conversion.sentence) };
}

/** Converts any picture that the browser can decode into a file for upload. */
export async function convertForUpload(
  file: File,
): Promise<{ kind: "converted"; file: File } | { kind: "failed"; sentence: string }> {
  const conversion = await convertPicture(file, { maxSide: maxOwnSide, maxBytes: maxPictureBytes });
  return conversion.kind === "converted"
    ? conversion
    : { kind: "failed", sentence: pictureTools.problems[conversion.problem] };
}

/** A conversion makes WebP and a valid name. So a file of another type is refused for its type, whatever its name. */
function refusal({ name }: File, problem: PictureProblem, conversion: string): string {
  if (problem === "empty") return pictureProblems.ko.empty;
  return `${pictureProblems.ko[/\.webp$/i.test(name) ? problem : "notWebp"]} ${conversion}`;
}

function noteOf(before: File, { name, size }: File): string {
  return before.type === "image/webp" && before.size === size
    ? fill(pictureTools.renamed, { name })
    : fill(pictureTools.converted, { size: fileSize(size) });
}
