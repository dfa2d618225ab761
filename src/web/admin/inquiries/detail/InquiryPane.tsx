import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { failureText } from "../../failure-text.ts";
import { inquiryQuery } from "../state/inquiry-api.ts";
import { InquiryDetail } from "./InquiryDetail.tsx";

interface InquiryPaneProps {
  id: number;
  /** Inquiry as in the list: shown until all of it is loaded. */
  listed: InboxInquiry | undefined;
  isMailed: boolean;
  /** True when its heading takes the focus. */
  takesFocus: boolean;
  onLeave: () => void;
}

/** The chosen inquiry, also one that the list does not show, as a link in a mail may ask for. */
export function InquiryPane({ id, listed, ...shown }: InquiryPaneProps) {
  const { opening, notOpened, retry } = admin.inquiries;
  const { data, error, isError, refetch } = useQuery(inquiryQuery(id));
  const inquiry = data ?? listed;
  if (inquiry === undefined || (isError && data === undefined)) {
    const words = { loading: opening, failed: failureText(error) ?? notOpened, retry };
    return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  }
  return <InquiryDetail inquiry={inquiry} noted={data} {...shown} />;
}
