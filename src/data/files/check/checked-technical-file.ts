import {
  compoundSignature,
  isDwg,
  isDxf,
  latin,
  startsWith,
  zipSignature,
} from "#domain/files/file-signature.ts";
import type { storedFileExtensions } from "#domain/files/stored-file.ts";
import type { CheckOutcome } from "./check-outcome.ts";
import { checkedDocument } from "./checked-document.ts";

type Extension = Exclude<(typeof storedFileExtensions)["technical"][number], "pdf">;

/** Header of a STEP physical file, ISO 10303-21; IFC files name their schema in it. */
const stepStart = "ISO-10303-21;";
const stepHeader = 4096;

const detectors: Record<Extension, (bytes: Buffer) => boolean> = {
  dwg: isDwg,
  dxf: isDxf,
  ifc: (bytes) => isStep(bytes) && /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i.test(latin(bytes, 0, stepHeader)),
  step: isStep,
  // A stream of every Revit file; names of streams are UTF-16.
  rfa: (bytes) =>
    startsWith(bytes, compoundSignature) && bytes.includes(Buffer.from("BasicFileInfo", "utf16le")),
  // Documents of offices are archives, too, and begin with this part.
  zip: (bytes) => startsWith(bytes, zipSignature) && latin(bytes, 30, 49) !== "[Content_Types].xml",
};

/** A certificate, manual or drawing: a PDF that anybody can open, or a file of CAD or BIM programs, which is never opened here. */
export function checkedTechnicalFile(file: Buffer): CheckOutcome {
  const extension = (Object.keys(detectors) as Extension[]).find((known) => detectors[known](file));
  // No browser has a use for these: they are served as bytes to be saved.
  return extension
    ? { bytes: file, contentType: "application/octet-stream", extension }
    : checkedDocument(file);
}

function isStep(bytes: Buffer): boolean {
  return latin(bytes, 0, stepStart.length) === stepStart;
}
