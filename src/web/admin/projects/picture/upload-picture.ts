import { admin } from "#content/admin/admin.ts";

/**
 * Sends a picture, telling how far it has come in percent. `fetch` cannot tell that, so this is an XMLHttpRequest.
 * @returns the address at which the picture is served from then on
 * @throws Error whose message is what the server says, or that it failed; the reason of `signal` once it is aborted
 */
export function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const body = new FormData();
  body.append("image", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(admin.project.picture.failure.description));
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.onload = () => {
      const { imageUrl, error } = readAnswer(request.responseText);
      if (request.status === 200 && imageUrl !== undefined) resolve(imageUrl);
      else if (error !== undefined) reject(new Error(error));
      else fail();
    };
    request.open("POST", "/api/projects/upload-image");
    request.setRequestHeader("Accept-Language", "ko");
    request.send(body);
  });
}

function readAnswer(text: string): { imageUrl?: string; error?: string } {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null) return {};
    const { imageUrl, error } = { imageUrl: undefined, error: undefined, ...answer };
    return {
      ...(typeof imageUrl === "string" ? { imageUrl } : {}),
      ...(typeof error === "string" && error !== "" ? { error } : {}),
    };
  } catch {
    return {};
  }
}
