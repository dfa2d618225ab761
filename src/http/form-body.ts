/**
 * Longest form, bytes. An inquiry whose texts are all as long as they may be takes 50 KB where each letter is sent as
 * nine bytes, as Korean is; twice as much is still answered by the page, which names the field that is too long.
 */
export const maxFormBytes = 112 * 1024;

/** Fields that a form may send; the longest of ours, a test of a tower, has 45. */
export const maxFields = 60;

/**
 * Returns true when a form has few enough fields to be parsed, without parsing it.
 * @param body as browsers send it, `application/x-www-form-urlencoded` or, with a content type that says so, `multipart/form-data`
 */
export function hasFewFields(body: Buffer, contentType?: string): boolean {
  if (!isFileForm(contentType)) return hasFew(body, "&", maxFields - 1);
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  // One stands before each field, and one after the last.
  return boundary !== undefined && hasFew(body, `--${boundary}`, maxFields + 1);
}

function hasFew(body: Buffer, delimiter: string, most: number): boolean {
  let found = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    if (found > most) return false;
  }
  return true;
}

/** Returns true for the content type of a form as the site's pages send it; no other body is parsed. */
export function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? "");
}

/** Returns true for the content type of a form with files, which only pages that take some parse. */
export function isFileForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType ?? "");
}
