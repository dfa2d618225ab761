import { useEffect, useRef, useState } from "react";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import { maxVersions, thinningDays } from "#domain/records/version-thinning.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { RotateCcw } from "../../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../../ui/lists/ListPlaceholder.tsx";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { koreanMinute } from "../../dates.ts";
import { type History, type HistoryEntry, type HistoryOptions, useHistory } from "./use-history.ts";
import { type Reverting, useReverting } from "./use-reverting.ts";

interface HistoryDialogProps<T, Stored> extends HistoryOptions<T>, Reverting<Stored> {
  /** True if there are unsaved entries, which a revert would lose. */
  isDirty: boolean;
  onClose: () => void;
}

const words = projectWorkWords.history;

/** Versions of a record with their changes; the record can be reverted to each. */
export function HistoryDialog<T extends { updatedAt: string }, Stored>(props: HistoryDialogProps<T, Stored>) {
  const { isDirty, onClose } = props;
  const history = useHistory(props);
  const { entries, total, hasFailed, retry } = history;
  const { revertTo, isReverting, isRevertingNow } = useReverting(props);
  const list = useFocusAfterLoading(entries?.length ?? 0);
  return (
    // A revert closes the form, so nothing may be entered meanwhile.
    <ModalDialog title={words.title} onClose={() => !isRevertingNow() && onClose()} className="w-[44rem]">
      <div className="min-h-24 overflow-y-auto px-5 py-3">
        {entries && (
          <p className="text-muted text-small">
            {fill(words.retention, { all: thinningDays.all, count: total, max: maxVersions })}
          </p>
        )}
        {isDirty && (
          <p className="mt-2 rounded-button border border-notice-line bg-notice-soft p-3 text-small">
            {words.dirty}
          </p>
        )}
        {entries === undefined && <LoadState words={words} hasFailed={hasFailed} retry={retry} />}
        {entries?.length === 1 && <ListPlaceholder>{words.none}</ListPlaceholder>}
        {entries && entries.length > 1 && (
          <ol ref={list.element} className="divide-y divide-line">
            {entries.map((entry, index) => (
              <Entry
                key={entry.version ?? 0}
                entry={entry}
                isOldest={index === entries.length - 1 && !history.hasMore}
                isBlocked={isDirty || isReverting}
                onRevert={revertTo}
              />
            ))}
          </ol>
        )}
        <MoreEntries history={history} onLoad={list.focusNext} />
      </div>
    </ModalDialog>
  );
}

/** Focuses the first older version after loading: the load button may have disappeared. */
function useFocusAfterLoading(shown: number) {
  const element = useRef<HTMLOListElement>(null);
  const [next, setNext] = useState<number>();
  useEffect(() => {
    if (next === undefined || shown <= next) return;
    element.current?.children[next]?.querySelector("button")?.focus();
    setNext(undefined);
  }, [next, shown]);
  return { element, focusNext: () => setNext(shown) };
}

interface MoreEntriesProps {
  history: History;
  onLoad: () => void;
}

function MoreEntries({ history: { hasMore, hasFailed, isLoadingMore, loadMore }, onLoad }: MoreEntriesProps) {
  if (!hasMore) return null;
  const load = () => {
    onLoad();
    return loadMore();
  };
  return (
    <div className="grid justify-items-center gap-2 py-3">
      <Alert text={hasFailed && !isLoadingMore ? words.failed : undefined} />
      <ToolButton isDisabled={isLoadingMore} onClick={() => void load()} className={toolButton("plain")}>
        {isLoadingMore ? words.loading : words.more}
      </ToolButton>
    </div>
  );
}

interface EntryProps {
  entry: HistoryEntry;
  isOldest: boolean;
  isBlocked: boolean;
  onRevert: (version: number) => void;
}

function Entry({ entry: { storedAt, by, version, changes }, isOldest, isBlocked, onRevert }: EntryProps) {
  const time = koreanMinute(storedAt);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="figures text-compact">{by === null ? time : fill(words.by, { time, by })}</h3>
        {version === undefined ? (
          <span className="rounded-[3px] bg-success-soft px-2 py-1 font-semibold text-small text-success">
            {words.now}
          </span>
        ) : (
          <ToolButton
            isDisabled={isBlocked}
            onClick={() => onRevert(version)}
            className={toolButton("plain")}
          >
            <RotateCcw className="size-4" />
            {words.revert}
          </ToolButton>
        )}
      </div>
      {isOldest && <p className="mt-1 text-muted text-small">{words.first}</p>}
      {changes.map(({ label, before, after }) => (
        <div key={label} className="mt-3 text-note">
          <h4 className="text-note">{label}</h4>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Side name={words.before} text={before} className="text-danger line-through decoration-1" />
            <Side name={words.after} text={after} className="text-success" />
          </dl>
        </div>
      ))}
    </li>
  );
}

function Side({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-muted text-small leading-relaxed">{name}</dt>
      <dd className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line">
        {text === "" ? (
          <span className="text-muted">{words.nothing}</span>
        ) : (
          <span className={className}>{text}</span>
        )}
      </dd>
    </div>
  );
}
