import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type InquiryWithHistory, inquiryWithHistorySchema } from "#domain/inquiries/inbox.ts";
import { replyFilesField, replyPart, replyPath, templateCalls } from "#domain/inquiries/inbox-calls.ts";
import type { NewReply } from "#domain/inquiries/work/history.ts";
import { ApiError } from "../../../api-client.ts";
import { callAddress, callContract, fetchForAccount, sendFormForAccount } from "../../call-api.ts";
import type { Draft } from "../../unsaved/use-unsaved-draft.ts";
import type { Attachable } from "./attachable.ts";

export const replyTextsSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** Keys of the answers that the inquiry had when this one was begun. */
  seenKeys: z.optional(z.array(z.string())),
});
export type ReplyTexts = z.infer<typeof replyTextsSchema>;

/** Sends an answer with its files; repeated requests with the same key send it once. */
export async function sendReply(
  inquiryId: number,
  { key, entry }: Draft<NewReply>,
  files: readonly File[],
): Promise<InquiryWithHistory> {
  const form = new FormData();
  form.append(replyPart, JSON.stringify(entry));
  for (const file of files) form.append(replyFilesField, file, file.name);
  return sendFormForAccount("POST", callAddress(replyPath, { id: inquiryId, key }), form, {
    parse: (response) => inquiryWithHistorySchema.parse(response),
  });
}

/** Returns true when another answer was sent under the key, whose response was lost. */
export function isKeyTaken(failure: unknown): boolean {
  return failure instanceof ApiError && failure.json.isKeyTaken === true;
}

export const templatesQuery = queryOptions({
  queryKey: ["reply-templates"],
  queryFn: async () => (await callContract(templateCalls.list)).templates,
  refetchOnMount: "always",
});

/** Fetches an attachment from the first address that succeeds. */
export async function fetchAttachment({ paths: [first, ...others], name }: Attachable): Promise<File> {
  const fetchFrom = (path: string) => fetchForAccount("GET", path);
  const response = await others.reduce((asked, path) => asked.catch(() => fetchFrom(path)), fetchFrom(first));
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const blob = await response.blob();
  return new File([blob], encoded ? decodeURIComponent(encoded) : (plain ?? name), { type: blob.type });
}
