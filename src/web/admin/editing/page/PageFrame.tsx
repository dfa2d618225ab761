import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { localeOf } from "#domain/locale.ts";
import type { DraftState } from "../state/draft-store.ts";
import type { Picked } from "../state/picked.ts";
import { type FrameListener, listenTo, markConflicts, markPicked, topOf } from "./frame-events.ts";
import { hasMarks, type MarkedPage, readMarks } from "./marks-in-page.ts";
import { useShown } from "./use-shown.ts";

export interface PageFrameHandle {
  reload(): void;
  /** Every place that can be clicked in the page. */
  paths(): ReadonlySet<string>;
  /** Puts the focus on what shows a place. */
  focus(path: string): void;
  /** Brings what shows a place into view; @returns nothing where the page does not show it. */
  show(path: string): Picked | undefined;
}

interface PageFrameProps extends FrameListener {
  path: string;
  isNarrow: boolean;
  state: DraftState;
  /** The place that is being edited: it is in sight again after the page was rendered anew. */
  picked: Picked | undefined;
  /** The page is there; given as its path. */
  onReady: (path: string) => void;
  ref: Ref<PageFrameHandle>;
}

/** The page of the draft in a frame of its own, so that it looks as it does to visitors, at any width. */
export function PageFrame({ path, isNarrow, state, picked, onReady, ref, ...listener }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<MarkedPage>(undefined);
  const [turn, setTurn] = useState(0);
  const scroll = useRef(0);

  const reload = () => {
    // Asked twice before it is there again, it stays where it was.
    if (page.current) scroll.current = frame.current?.contentWindow?.scrollY ?? 0;
    page.current?.stop();
    page.current = undefined;
    setTurn((before) => before + 1);
  };
  useImperativeHandle(ref, () => ({
    reload,
    paths: () => page.current?.paths() ?? new Set(),
    focus: (place) => (page.current?.elementOf(place) as HTMLElement | undefined)?.focus(),
    show: (place) => page.current && shownAt(page.current, place),
  }));
  const showPending = useShown({ page, state, locale: localeOf(path), reload });
  useEffect(() => () => page.current?.stop(), []);
  useEffect(() => markConflicts(page.current, state.conflicts), [state.conflicts]);
  useEffect(() => markPicked(page.current, picked?.path), [picked]);
  useLayoutEffect(() => {
    if (picked) keepInPlace(picked);
  }, [picked]);

  function onLoad(): void {
    const document = frame.current?.contentDocument;
    if (!frame.current || !document || !hasMarks(document)) return;
    page.current?.stop();
    page.current = readMarks(document);
    showPending();
    listenTo(frame.current, page.current, listener);
    markConflicts(page.current, state.conflicts);
    markPicked(page.current, picked?.path);
    frame.current.contentWindow?.scrollTo(0, scroll.current);
    scroll.current = 0;
    const edited = picked === undefined ? undefined : page.current.elementOf(picked.path);
    // An element with `waits-for-opening` cannot be scrolled to itself.
    const place = edited?.closest(".waits-for-opening")?.parentElement ?? edited;
    bringIntoView(place, "nearest");
    onReady(path);
  }

  return (
    <div data-page-frame={isNarrow ? "narrow" : "wide"} className="min-h-0 min-w-0 grow overflow-clip">
      <iframe
        key={`${path} ${turn}`}
        ref={frame}
        title={editor.frame}
        src={`/sd_admin/draft${path}`}
        onLoad={onLoad}
        className={`mx-auto block h-full border-0 bg-white ${isNarrow ? "w-[390px] border-line border-x" : "w-full"}`}
      />
    </div>
  );
}

/** Brings what shows a place into the middle of the frame. */
function shownAt(page: MarkedPage, path: string): Picked | undefined {
  const element = page.paths().has(path) ? page.elementOf(path) : undefined;
  if (!element) return undefined;
  bringIntoView(element, "center");
  const shown = page.textsOf(path)[0] ?? element;
  return { path, shown, top: topOf(shown) };
}

/** Holds a place at its height, and in view, while the card takes its room from the page. */
function keepInPlace({ shown, top }: Picked): void {
  if (!shown.isConnected) return;
  shown.ownerDocument?.defaultView?.scrollBy({ top: topOf(shown) - top, behavior: "instant" });
  bringIntoView(shown.nodeType === Node.ELEMENT_NODE ? (shown as Element) : shown.parentElement, "nearest");
}

/** A track of slides snaps back to the slide that is mostly seen, hence the whole slide first. */
function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const slide = element?.closest("[data-track] > *");
  slide?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  element?.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
}
