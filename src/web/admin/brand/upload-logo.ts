import { brandWords } from "#content/admin/brand.ts";
import { writtenLogo } from "#content/brand/logo.ts";
import { fileProblemText } from "#content/problems/file-problems.ts";
import { fileCalls } from "#domain/files/file-calls.ts";
import { fileKinds } from "#domain/files/stored-file.ts";
import { ApiError } from "../../api-client.ts";

const { method, path, answer } = fileCalls.upload;

/** "problem" is a sentence. */
export type LogoOutcome = { kind: "stored"; logo: string } | { kind: "refused"; problem: string };

/** Stores a logo. @returns it as the content keeps it */
export async function uploadLogo(file: File): Promise<LogoOutcome> {
  if (file.size > fileKinds.logo.most)
    return { kind: "refused", problem: fileProblemText("ko", "logo", "tooLarge") };
  const body = new FormData();
  body.append("file", file);
  try {
    const response = await fetch(`/api${path.replace(":kind", "logo")}`, {
      method,
      body,
      credentials: "include",
      headers: { "Accept-Language": "ko" },
    });
    const { json } = new ApiError(response.status, await response.text());
    const stored = answer.safeParse(json);
    if (!stored.success) return { kind: "refused", problem: sentenceIn(json) };
    const { name, width = 1, height = 1 } = stored.data;
    return { kind: "stored", logo: writtenLogo({ name, width, height }) };
  } catch {
    return { kind: "refused", problem: brandWords.logo.failed };
  }
}

function sentenceIn({ error }: Record<string, unknown>): string {
  return typeof error === "string" && error !== "" ? error : brandWords.logo.failed;
}
