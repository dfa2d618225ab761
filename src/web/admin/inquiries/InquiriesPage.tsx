import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { admin } from "#content/admin/admin.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import type { InboxPage } from "#domain/inquiries/inbox.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { useChoices } from "../use-choices.ts";
import { InquiryPane } from "./detail/InquiryPane.tsx";
import { InboxHead } from "./list/InboxHead.tsx";
import { InboxNotices } from "./list/InboxNotices.tsx";
import { InquiryList } from "./list/InquiryList.tsx";
import { KeysHint } from "./list/KeysHint.tsx";
import { useInboxKeys } from "./list/use-inbox-keys.ts";
import { useReturnToRow } from "./list/use-return-to-row.ts";
import {
  type InboxState,
  inboxQuery,
  inboxQueryOf,
  isSearch,
  readChosenId,
  readInboxState,
} from "./state/inquiry-api.ts";
import { useOpenInquiry } from "./state/use-open-inquiry.ts";

/** Inbox with the list on the left and the open inquiry on the right; narrow screens show one of them. */
export function InquiriesPage() {
  const words = admin.inquiries;
  const { state, chosenId, show, choose, open } = useChoice();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...inboxQuery(state),
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = data && !isPlaceholderData ? data.inquiries.map(({ id }) => id) : [];
  const rows = useReturnToRow({ ids, chosenId, heading, onChoose: choose });
  const keys = useInboxKeys({ ids, chosenId, onChoose: choose });
  // An inquiry that was just moved or deleted may still be listed.
  const takesFocus = useOpenInquiry({
    chosenId,
    firstId: ids.find((id) => id !== rows.leftId),
    onOpen: open,
  });
  const besideChosen = chosenId === undefined ? "" : "max-lg:hidden";
  return (
    <>
      <InboxHead
        {...{ state, page: data, isFetching, heading }}
        isInquiryOpen={chosenId !== undefined}
        onShow={(choice) => {
          rows.forgetLeft();
          show(choice);
        }}
      />
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <FoundCount className={besideChosen}>
          {isSearch(state) && data && foundText(data, isPlaceholderData)}
        </FoundCount>
        {isError && data && <Alert text={words.failed} />}
        <div className="grid grid-cols-1 lg:grid-cols-[20rem_minmax(0,1fr)] lg:*:last:border-line lg:*:last:border-l">
          <div className={`flex flex-col lg:max-h-[max(28rem,calc(100dvh-8.75rem))] ${besideChosen}`}>
            <InboxNotices page={data} />
            {data === undefined ? (
              <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
            ) : (
              <InquiryList
                page={data}
                state={state}
                isPending={isPlaceholderData}
                chosenId={chosenId}
                onChoose={rows.open}
                onPage={(page) => show({ page })}
              />
            )}
            {ids.length > 1 && <KeysHint isOn={keys.isOn} onToggle={keys.toggle} />}
          </div>
          {chosenId === undefined ? (
            <NothingChosen />
          ) : (
            <InquiryPane
              key={chosenId}
              id={chosenId}
              listed={data?.inquiries.find(({ id }) => id === chosenId)}
              isMailSetUp={data?.isMailed ?? true}
              takesFocus={takesFocus}
              onLeave={(isMoved) => rows.leave(chosenId, isMoved)}
            />
          )}
        </div>
      </div>
    </>
  );
}

function FoundCount({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      role="status"
      className={`bg-mist px-4 text-note text-muted not-empty:border-line not-empty:border-b not-empty:py-2 ${className}`}
    >
      {children}
    </p>
  );
}

function useChoice() {
  const { state, change } = useChoices(readInbox);
  return {
    ...state,
    show: (choice: Partial<InboxState>) =>
      change(({ state: now }) => inboxQueryOf({ ...now, page: 1, ...choice }), {
        replace: choice.search !== undefined,
      }),
    choose: (id: number | undefined) =>
      change(({ state: now }) => inboxQueryOf(now) + (id === undefined ? "" : `&id=${id}`), {
        preventScrollReset: true,
      }),
    open: (id: number) =>
      change(({ state: now }) => `${inboxQueryOf(now)}&id=${id}`, {
        preventScrollReset: true,
        replace: true,
      }),
  };
}

const readInbox = (query: URLSearchParams) => ({
  state: readInboxState(query),
  chosenId: readChosenId(query),
});

function NothingChosen() {
  return (
    <p className="grid min-h-80 place-items-center p-8 text-muted max-lg:hidden">{admin.inquiries.choose}</p>
  );
}

function foundText({ total }: InboxPage, isSearching: boolean): string {
  const { searching, found } = admin.inquiries;
  return isSearching ? searching : fill(found, { count: wholeNumber(total) });
}
