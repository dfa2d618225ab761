import { useQuery } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { failureText } from "../../failure-text.ts";
import { inquiryQuery } from "../state/inquiry-api.ts";
import { InquiryDetail } from "./InquiryDetail.tsx";

interface InquiryPaneProps {
  id: number;
  /** Inquiry from the list, shown while the complete one is loading. */
  listed: InboxInquiry | undefined;
  isMailSetUp: boolean;
  takesFocus: boolean;
  onLeave: () => void;
}

export function InquiryPane({ id, listed, ...shown }: InquiryPaneProps) {
  const { opening, notOpened, retry } = admin.inquiries;
  const { data, error, isError, refetch } = useQuery(inquiryQuery(id));
  const inquiry = data ?? listed;
  if (inquiry === undefined || (isError && data === undefined)) {
    const words = { loading: opening, failed: failureText(error) ?? notOpened, retry };
    return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  }
  return <InquiryDetail inquiry={inquiry} complete={data} {...shown} />;
}
