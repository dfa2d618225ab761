/**
 * Longest form, bytes. An inquiry whose texts are all as long as they may be takes 50 KB where each letter is sent as
 * nine bytes, as Korean is; twice as much is still answered by the page, which names the field that is too long.
 */
export const maxFormBytes = 112 * 1024;

/** Fields that a form may send; ours has eight. */
export const maxFields = 40;

const ampersand = 0x26;

/**
 * Returns true when a form has few enough fields to be parsed, without parsing it.
 * @param body as browsers send it, `application/x-www-form-urlencoded`
 */
export function hasFewFields(body: Uint8Array): boolean {
  let fields = 1;
  for (let at = body.indexOf(ampersand); at !== -1; at = body.indexOf(ampersand, at + 1)) {
    fields += 1;
    if (fields > maxFields) return false;
  }
  return true;
}

/** Returns true for the content type of a form as the site's pages send it; no other body is parsed. */
export function isForm(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? "");
}
