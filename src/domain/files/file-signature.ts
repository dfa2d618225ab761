/** Returns true when a file begins with these bytes. */
export function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

export const zipSignature = [0x50, 0x4b, 0x03, 0x04];
/** Compound File Binary: the format of HWP, older Office and Revit files. */
export const compoundSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Bytes as Latin letters. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

export function isDwg(bytes: Uint8Array): boolean {
  return /^AC10\d\d$/.test(latin(bytes, 0, 6));
}

export function isDxf(bytes: Uint8Array): boolean {
  return isBinaryDxf(bytes) || dxfStart.test(latin(bytes, 0, dxfReach));
}

export function isBinaryDxf(bytes: Uint8Array): boolean {
  return latin(bytes, 0, 18) === "AutoCAD Binary DXF";
}

/** Start of a DXF file in text: comments (group 999), then its first section. AutoCAD DXF Reference, DXF file structure. */
const dxfStart = /^\s*(999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/;
const dxfReach = 4096;
