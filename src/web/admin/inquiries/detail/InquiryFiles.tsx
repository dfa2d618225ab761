import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { inquiryFilePath } from "#domain/inquiries/inbox-calls.ts";
import { Paperclip } from "../../../ui/icons/admin-icons.ts";
import { callAddress } from "../../call-api.ts";

/** Files attached to an inquiry: downloaded, never displayed. */
export function InquiryFiles({ inquiry: { id, files } }: { inquiry: Pick<InboxInquiry, "id" | "files"> }) {
  const words = admin.inquiries.files;
  if (files.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-compact">{words.title}</h3>
      <ul className="divide-y divide-line rounded-button border border-line text-note">
        {files.map((known) => (
          <li key={known.file}>
            <a
              href={callAddress(inquiryFilePath, { id, file: known.file })}
              download
              aria-label={fill(words.save, { name: fileLine(known) })}
              className="figures wrap-anywhere flex items-center gap-2 px-4 py-3 text-action underline-offset-4 hover:underline"
            >
              <Paperclip className="size-4 shrink-0" />
              {fileLine(known)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
