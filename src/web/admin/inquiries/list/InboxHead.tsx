import { type RefObject, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import type { InboxPage } from "#domain/inquiries/inbox.ts";
import { SearchBox } from "../../../ui/fields/SearchBox.tsx";
import { FoldButton } from "../../screen/FoldButton.tsx";
import { filterCount, type InboxState, isSearch } from "../state/inquiry-api.ts";
import { InboxTools } from "./InboxTools.tsx";
import { StatusTabs } from "./StatusTabs.tsx";

interface InboxHeadProps {
  state: InboxState;
  page: InboxPage | undefined;
  isFetching: boolean;
  isInquiryOpen: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onShow: (choice: Partial<InboxState>) => void;
}

/** Heading, statuses and search in one line, tools behind a button; narrow screens collapse all but the heading. */
export function InboxHead({ state, page, isFetching, isInquiryOpen, heading, onShow }: InboxHeadProps) {
  const words = admin.inquiries;
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = isUnfolded && !isInquiryOpen ? "max-lg:basis-full" : "max-lg:hidden";
  const fold = { isOpen: isUnfolded, onToggle: () => setUnfolded(!isUnfolded) };
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-x-5 gap-y-2 max-lg:mb-2.5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.title}
      </h1>
      {!isSearch(state) && <p className="text-muted text-note lg:hidden">{words.tabs[state.status]}</p>}
      <FoldButton
        {...fold}
        count={filterCount(state)}
        className={`ml-auto lg:hidden ${isInquiryOpen ? "max-lg:hidden" : ""}`}
      >
        {inquiryWork.fold}
      </FoldButton>
      <div className={folded}>
        <StatusTabs
          status={isSearch(state) ? undefined : state.status}
          counts={page?.counts}
          onStatus={(status) => {
            setUnfolded(false);
            onShow({ status, search: "" });
          }}
        />
      </div>
      <div className={`w-48 grow lg:ml-auto lg:max-w-88 ${folded}`}>
        <SearchBox
          label={words.search}
          hasLabelInside
          placeholder={words.placeholder}
          search={state.search}
          onSearch={(search) => onShow({ search })}
        />
      </div>
      <FoldButton {...fold} className="max-lg:hidden">
        {inquiryWork.tools}
      </FoldButton>
      {isUnfolded && (
        <div className={`basis-full ${isInquiryOpen ? "max-lg:hidden" : ""}`}>
          <InboxTools search={state.search} page={page} isFetching={isFetching} />
        </div>
      )}
    </div>
  );
}
