import type { UIMatch } from "react-router";

/** Link to the inquiry form with the data of a page, in `inquiryLink` of its loader data. */
export interface InquiryLink {
  /** Address of the inquiry form, with the carried data. */
  href: string;
  /** Short description of the data, such as the name of a series; empty if there is none, or none that is short. */
  summary: string;
  /** True if address and summary follow a duty that the visitor can change on the page. */
  followsDuty?: boolean;
  /** True if the page finds a model for a duty, at `#find`. */
  hasFinder?: boolean;
}

export function inquiryLinkOf(matches: readonly UIMatch[]): InquiryLink | undefined {
  for (const { loaderData } of matches) {
    // Read by name: loader data are not enumerable (see `withoutSerializedLoaderData`).
    const inquiryLink = (loaderData as { inquiryLink?: InquiryLink } | null | undefined)?.inquiryLink;
    if (inquiryLink !== undefined) return inquiryLink;
  }
  return undefined;
}
