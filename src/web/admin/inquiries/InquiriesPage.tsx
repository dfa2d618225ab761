import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { admin } from "#content/admin.ts";
import { Alert } from "../tools/Alert.tsx";
import { LoadState } from "../tools/LoadState.tsx";
import { Pager } from "../tools/Pager.tsx";
import { SearchBox } from "../tools/SearchBox.tsx";
import { InboxTools } from "./InboxTools.tsx";
import { InquiryDetail } from "./InquiryDetail.tsx";
import { InquiryList } from "./InquiryList.tsx";
import {
  exportAddress,
  type InboxState,
  inboxQuery,
  inboxQueryOf,
  inquiriesKey,
  readInboxState,
} from "./inquiry-api.ts";
import { StatusTabs } from "./StatusTabs.tsx";

/** The inbox: the list to the left, the chosen inquiry to the right; one after the other on narrow screens. */
export function InquiriesPage() {
  const words = admin.inquiries;
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const state = readInboxState(query);
  const chosenId = Number(query.get("id"));
  const { data, isError, isFetching, refetch } = useQuery({
    ...inboxQuery(state),
    placeholderData: keepPreviousData,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = data?.inquiries.find(({ id }) => id === chosenId);
  const show = (choice: Partial<InboxState>) =>
    setQuery(inboxQueryOf({ ...state, page: 1, ...choice }), { replace: choice.search !== undefined });
  const choose = (id: number | undefined) =>
    setQuery(inboxQueryOf(state) + (id === undefined ? "" : `&id=${id}`), { preventScrollReset: true });

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {words.title}
        </h1>
        <InboxTools
          isFetching={isFetching}
          onRefresh={() => void client.invalidateQueries({ queryKey: inquiriesKey })}
          exportHref={exportAddress(state)}
        />
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <div
          className={`flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-b px-4 pt-3 ${chosen ? "max-lg:hidden" : ""}`}
        >
          <StatusTabs status={state.status} counts={data?.counts} onStatus={(status) => show({ status })} />
          <div className="grow pb-3 md:ml-auto md:max-w-96">
            <SearchBox
              label={words.search}
              placeholder={words.placeholder}
              search={state.search}
              onSearch={(search) => show({ search })}
            />
          </div>
        </div>
        {isError && data && <Alert text={words.failed} />}
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : (
          <div className="grid lg:grid-cols-[22rem_1fr] lg:divide-x lg:divide-line">
            <div className={chosen ? "max-lg:hidden" : ""}>
              <InquiryList page={data} state={state} chosenId={chosen?.id} onChoose={choose} />
              <Pager {...data} onPage={(page) => show({ page })} />
            </div>
            {chosen ? (
              <InquiryDetail
                key={chosen.id}
                inquiry={chosen}
                onLeave={() => {
                  choose(undefined);
                  heading.current?.focus();
                }}
              />
            ) : (
              <p className="grid min-h-80 place-items-center p-8 text-muted max-lg:hidden">{words.choose}</p>
            )}
          </div>
        )}
      </div>
    </>
  );
}
