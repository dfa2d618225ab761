import type { Generated } from "kysely";
import type { VariantFormat } from "#domain/files/picture-variants.ts";

export interface FilesTable {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** When it was uploaded or last found in use. */
  createdAt: number;
  /** JSON of `DocumentFacts`; null in other files, and in those stored before version 0.5. */
  facts: Generated<string | null>;
  /** Logo as PNG; empty where the file cannot be drawn. */
  drawing: Generated<Uint8Array | null>;
}

export interface FilePartsTable {
  file: string;
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

/** Smaller versions of pictures, and squares cut out of them, made at the first request. */
export interface FileVariantsTable {
  file: string;
  width: number;
  /** Position of a square on the longer side, percent; -1 for the whole picture. */
  squareAt: number;
  format: VariantFormat;
  bytes: Uint8Array;
}

/** Pictures of projects and products, as they were uploaded. */
export interface ImagesTable {
  name: string;
  contentType: string;
  bytes: Uint8Array;
  createdAt: number;
}

/** Smaller versions of the images, made at the first request. */
export interface PictureVariantsTable {
  /** Name of the image. */
  picture: string;
  width: number;
  format: VariantFormat;
  bytes: Uint8Array;
}
