export interface Form {
  bytes: Buffer;
  name?: string;
  field?: string;
  type?: string;
}

/** Ends of the first header of a JSON part: as text, as generated clients send it, and as a Blob of FormData. */
export const jsonPartHeaders = {
  text: "",
  json: "\r\nContent-Type: application/json; charset=utf-8",
  blob: '; filename="blob"\r\nContent-Type: application/json',
};

/** Returns the multipart body of a form with files, as browsers send it. */
export function written(forms: readonly Form[], end = "--x--\r\n") {
  const parts = forms.flatMap(({ bytes, name = "tower.webp", field = "image", type = "image/webp" }) => [
    `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    "\r\n",
  ]);
  return {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: Buffer.concat([...parts, end].map((part) => Buffer.from(part))),
  };
}
