import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { localeOf } from "#domain/locale.ts";
import type { DraftState } from "../state/draft-store.ts";
import type { Picked } from "../state/picked.ts";
import { boxOf, type FrameListener, listenTo, markConflicts } from "./frame-events.ts";
import { hasMarks, type MarkedPage, readMarks } from "./marks-in-page.ts";
import { useShown } from "./use-shown.ts";

export interface PageFrameHandle {
  reload(): void;
  /** Every place that can be clicked in the page. */
  paths(): ReadonlySet<string>;
  /** Puts the focus on what shows a place. */
  focus(path: string): void;
  /** Brings what shows a place into view; @returns its box, or nothing where the page does not show it. */
  show(path: string): Picked["box"] | undefined;
}

interface PageFrameProps extends FrameListener {
  path: string;
  isNarrow: boolean;
  state: DraftState;
  /** The place that is being edited: it is in sight again after the page was rendered anew. */
  picked: string | undefined;
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
    show: (place) =>
      frame.current && page.current ? shownBox(frame.current, page.current, place) : undefined,
  }));
  const showPending = useShown({ page, state, locale: localeOf(path), reload });
  useEffect(() => () => page.current?.stop(), []);
  useEffect(() => markConflicts(page.current, state.conflicts), [state.conflicts]);

  function onLoad(): void {
    const document = frame.current?.contentDocument;
    if (!frame.current || !document || !hasMarks(document)) return;
    page.current?.stop();
    page.current = readMarks(document);
    showPending();
    listenTo(frame.current, page.current, listener);
    markConflicts(page.current, state.conflicts);
    frame.current.contentWindow?.scrollTo(0, scroll.current);
    scroll.current = 0;
    const edited = picked === undefined ? undefined : page.current.elementOf(picked);
    // An element with `waits-for-opening` cannot be scrolled to itself.
    const place = edited?.closest(".waits-for-opening")?.parentElement ?? edited;
    bringIntoView(place, "nearest");
    onReady(path);
  }

  return (
    <iframe
      key={`${path} ${turn}`}
      ref={frame}
      title={editor.frame}
      src={`/sd_admin/draft${path}`}
      onLoad={onLoad}
      className={`mx-auto block h-full border-0 bg-white ${isNarrow ? "w-[390px] border-line border-x" : "w-full"}`}
    />
  );
}

/** Brings what shows a place into the middle of the frame. */
function shownBox(frame: HTMLIFrameElement, page: MarkedPage, path: string): Picked["box"] | undefined {
  if (!page.paths().has(path)) return undefined;
  const element = page.elementOf(path);
  bringIntoView(element, "center");
  return element && boxOf(frame, page.textsOf(path)[0] ?? element);
}

/** A track of slides snaps back to the slide that is mostly seen, hence the whole slide first. */
function bringIntoView(element: Element | undefined, block: ScrollLogicalPosition): void {
  const slide = element?.closest("[data-track] > *");
  slide?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  element?.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
}
