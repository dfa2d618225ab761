import { admin } from "#content/admin/admin.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { ApiError } from "../../../api-client.ts";

const { method, path, answer } = projectCalls.uploadPicture;

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
      const { json } = new ApiError(request.status, request.responseText);
      const stored = answer.safeParse(json);
      if (stored.success) resolve(stored.data.imageUrl);
      else if (typeof json.error === "string" && json.error !== "") reject(new Error(json.error));
      else fail();
    };
    request.open(method, `/api${path}`);
    request.setRequestHeader("Accept-Language", "ko");
    request.send(body);
  });
}
