import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { BellOff } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { mailWords } from "#content/admin/mail.ts";
import { fill } from "#content/fill.ts";
import type { InboxPage } from "#domain/inquiries/inbox.ts";
import { SearchBox } from "../../ui/fields/SearchBox.tsx";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { useMayUse } from "../account/role.ts";
import { addresses } from "../addresses.ts";
import { useChoices } from "../use-choices.ts";
import { InquiryPane } from "./detail/InquiryPane.tsx";
import { InboxTools } from "./list/InboxTools.tsx";
import { InquiryList } from "./list/InquiryList.tsx";
import { StatusTabs } from "./list/StatusTabs.tsx";
import {
  type InboxState,
  inboxQuery,
  inboxQueryOf,
  isSearch,
  readChosenId,
  readInboxState,
} from "./state/inquiry-api.ts";

/** The inbox: the list to the left, the chosen inquiry to the right; one after the other on narrow screens. */
export function InquiriesPage() {
  const words = admin.inquiries;
  const { state, chosenId, show, choose } = useChoice();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...inboxQuery(state),
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = (id: number) => {
    // A change that takes its time may be done when another inquiry is open, or another page.
    if (readChosenId(new URLSearchParams(window.location.search)) !== id) return;
    choose(undefined);
    heading.current?.focus();
  };
  const besideChosen = chosenId === undefined ? "" : "max-lg:hidden";

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.title}
        </h1>
        <InboxTools search={state.search} page={data} isFetching={isFetching} />
      </div>
      {data !== undefined && data.counts["set-aside"] > 0 && <SetAside count={data.counts["set-aside"]} />}
      {data?.isMailed === false && <NotMailed />}
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <div
          className={`flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-b px-4 pt-3 ${besideChosen}`}
        >
          <Choice state={state} counts={data?.counts} onShow={show} />
        </div>
        <p
          role="status"
          className={`bg-mist px-4 text-note text-muted not-empty:border-line not-empty:border-b not-empty:py-2 ${besideChosen}`}
        >
          {isSearch(state) && data && foundText(data, isPlaceholderData)}
        </p>
        {isError && data && <Alert text={words.failed} />}
        <div className="grid grid-cols-1 lg:grid-cols-[22rem_minmax(0,1fr)] lg:divide-x lg:divide-line">
          <div className={besideChosen}>
            {data === undefined ? (
              <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
            ) : (
              <InquiryList
                page={data}
                state={state}
                isPending={isPlaceholderData}
                chosenId={chosenId}
                onChoose={choose}
                onPage={(page) => show({ page })}
              />
            )}
          </div>
          {chosenId === undefined ? (
            <NothingChosen />
          ) : (
            <InquiryPane
              key={chosenId}
              id={chosenId}
              listed={data?.inquiries.find(({ id }) => id === chosenId)}
              isMailed={data?.isMailed ?? true}
              onLeave={() => leave(chosenId)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** List and open inquiry of the address. */
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
  };
}

const readInbox = (query: URLSearchParams) => ({
  state: readInboxState(query),
  chosenId: readChosenId(query),
});

interface ChoiceProps {
  state: InboxState;
  counts: InboxPage["counts"] | undefined;
  onShow: (choice: Partial<InboxState>) => void;
}

/** A status or a search: a search goes through every status. */
function Choice({ state, counts, onShow }: ChoiceProps) {
  const words = admin.inquiries;
  return (
    <>
      <StatusTabs
        status={isSearch(state) ? undefined : state.status}
        counts={counts}
        onStatus={(status) => onShow({ status, search: "" })}
      />
      <div className="grow pb-3 md:ml-auto md:max-w-96">
        <SearchBox
          label={words.search}
          placeholder={words.placeholder}
          search={state.search}
          onSearch={(search) => onShow({ search })}
        />
      </div>
    </>
  );
}

function NothingChosen() {
  return (
    <p className="grid min-h-80 place-items-center p-8 text-muted max-lg:hidden">{admin.inquiries.choose}</p>
  );
}

function foundText({ total }: InboxPage, isSearching: boolean): string {
  const { searching, found } = admin.inquiries;
  return isSearching ? searching : fill(found, { count: total.toLocaleString("en") });
}

function SetAside({ count }: { count: number }) {
  return (
    <p className="mb-5 rounded-card border border-notice-line bg-notice-soft px-4 py-3 text-compact text-notice">
      {fill(inquiryWork.setAside.notice, { count: count.toLocaleString("en") })}{" "}
      <Link
        to={`${addresses.inquiries}?${inboxQueryOf({ status: "set-aside", search: "", page: 1 })}`}
        className="font-semibold underline underline-offset-4"
      >
        {inquiryWork.setAside.link}
      </Link>
    </p>
  );
}

function NotMailed() {
  const mayUseSite = useMayUse("site");
  const { title, description } = admin.inquiries.notMailed;
  return (
    <div className="mb-5 flex gap-3 rounded-card border border-notice-line bg-notice-soft px-4 py-3 text-compact text-notice">
      <BellOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="font-semibold">{title}</strong> {description}{" "}
        {mayUseSite && (
          <Link to={addresses.mail} className="font-semibold underline underline-offset-4">
            {mailWords.title}
          </Link>
        )}
      </p>
    </div>
  );
}
