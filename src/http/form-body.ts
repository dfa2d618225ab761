/**
 * Maximum form size, bytes: twice an inquiry with every field full (50 KB encoded, as a Korean letter takes nine bytes), so that the
 * page can name a field that is too long.
 */
export const maxFormBytes = 112 * 1024;

/** Maximum number of fields of a form; the longest of ours, a test of a tower, has 45. */
export const maxFields = 60;

/**
 * Returns true when a form has few enough fields to be parsed, without parsing it.
 * @param body as browsers send it, `application/x-www-form-urlencoded` or, with a content type that says so, `multipart/form-data`
 */
export function hasFewFields(body: Buffer, contentType?: string): boolean {
  if (!isFileForm(contentType)) return hasFew(body, "&", maxFields - 1);
  const [, quoted, unquoted] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? unquoted;
  // One stands before each field, and one after the last.
  return boundary !== undefined && hasFew(body, `--${boundary}`, maxFields + 1);
}

function hasFew(body: Buffer, delimiter: string, maxDelimiters: number): boolean {
  let found = 0;
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    if (found > maxDelimiters) return false;
  }
  return true;
}

/** Returns true for the content type of a form as the site's pages send it; no other body is parsed. */
export function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? "");
}

/** Returns true for the content type of a form with files, which only pages that accept files parse. */
export function isFileForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType ?? "");
}
