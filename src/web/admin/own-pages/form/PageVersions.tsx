import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { EditablePage } from "#domain/own-pages/own-page.ts";
import type { PageVersion } from "#domain/own-pages/page-calls.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { RotateCcw } from "../../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { koreanMinute } from "../../dates.ts";
import { pageVersionsQuery } from "../page-api.ts";
import type { PageForm } from "./use-page-form.ts";

const words = pageFormWords.history;

interface PageVersionsProps {
  form: PageForm;
  page: EditablePage;
  onClose: () => void;
}

export function PageVersions({ form, page, onClose }: PageVersionsProps) {
  const { data, isError, isFetching, refetch } = useQuery(pageVersionsQuery(page.id));
  const [asked, setAsked] = useState<PageVersion>();
  const isDirty = form.isDirty();
  const load = ({ id }: PageVersion) => {
    onClose();
    void form.revert(id);
  };
  // A draft that is public is among the versions; another one is stored nowhere else.
  const isDraftLost = page.state !== "public";
  return (
    <ModalDialog title={words.title} onClose={onClose} className="w-[36rem]">
      <div className="min-h-24 overflow-y-auto px-5 py-3">
        {isDirty && (
          <p className="my-2 rounded-button border border-notice-line bg-notice-soft p-3 text-small">
            {words.dirty}
          </p>
        )}
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError && !isFetching} retry={() => void refetch()} />
        ) : data.length === 0 ? (
          <ListPlaceholder>{words.none}</ListPlaceholder>
        ) : (
          <ol className="divide-y divide-line">
            {data.map((version, index) => (
              <Version
                key={version.id}
                version={version}
                isLatest={index === 0}
                isBlocked={isDirty || form.isBlocked}
                onLoad={() => (isDraftLost ? setAsked(version) : load(version))}
              />
            ))}
          </ol>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          words={words.discarding}
          question={fill(words.discarding.question, { time: koreanMinute(asked.publishedAt) })}
          onConfirm={() => load(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </ModalDialog>
  );
}

interface VersionProps {
  version: PageVersion;
  isLatest: boolean;
  isBlocked: boolean;
  onLoad: () => void;
}

function Version({ version: { publishedAt, publishedBy }, isLatest, isBlocked, onLoad }: VersionProps) {
  const time = koreanMinute(publishedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <h3 className="figures text-compact">
        {publishedBy === null ? time : fill(words.by, { time, by: publishedBy })}
        {isLatest && (
          <span className="ml-2 rounded-[3px] bg-success-soft px-2 py-1 font-semibold text-small text-success">
            {words.latest}
          </span>
        )}
      </h3>
      <ToolButton
        isDisabled={isBlocked}
        onClick={onLoad}
        aria-label={fill(words.loadOf, { time })}
        className={toolButton("plain")}
      >
        <RotateCcw className="size-4" />
        {words.load}
      </ToolButton>
    </li>
  );
}
