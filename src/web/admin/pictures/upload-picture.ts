import { admin } from "#content/admin/admin.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { ApiError } from "../../api-client.ts";
import { upload } from "../files/upload.ts";

/**
 * Uploads a picture and reports the progress in percent.
 * @returns the address of the stored picture
 * @throws Error with the server's message or a general one; the reason of `signal` once it is aborted
 */
export async function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  try {
    const sent = { field: "image", file, onProgress, signal };
    return (await upload(projectCalls.uploadRecordPicture, sent)).imageUrl;
  } catch (failure) {
    if (signal.aborted) throw failure;
    const message = failure instanceof ApiError ? failure.json.error : undefined;
    const { description } = admin.project.picture.failure;
    throw new Error(typeof message === "string" && message !== "" ? message : description);
  }
}
