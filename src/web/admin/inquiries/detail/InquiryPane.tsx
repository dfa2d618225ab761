import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { admin } from "#content/admin/admin.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { failureText, isMissing } from "../../failure-text.ts";
import { forgetInquiry } from "../reply/forget-inquiry.ts";
import { inquiryQuery } from "../state/inquiry-api.ts";
import { InquiryDetail } from "./InquiryDetail.tsx";

interface InquiryPaneProps {
  id: number;
  /** Inquiry from the list, shown while the complete one is loading. */
  listed: InboxInquiry | undefined;
  isMailSetUp: boolean;
  takesFocus: boolean;
  /** @param isMoved true if the list may no longer have the inquiry */
  onLeave: (isMoved: boolean) => void;
}

export function InquiryPane({ id, listed, ...shown }: InquiryPaneProps) {
  const { opening, notOpened, retry } = admin.inquiries;
  const { data, error, isError, refetch } = useQuery(inquiryQuery(id));
  const isErased = isMissing(error);
  useEffect(() => {
    if (isErased) forgetInquiry(id);
  }, [isErased, id]);
  const inquiry = data ?? listed;
  if (inquiry === undefined || isErased || (isError && data === undefined)) {
    const words = { loading: opening, failed: failureText(error) ?? notOpened, retry };
    return <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />;
  }
  return <InquiryDetail inquiry={inquiry} complete={data} {...shown} />;
}
