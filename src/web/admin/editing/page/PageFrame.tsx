import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { editor } from "#content/admin/editor.ts";
import { localeOf } from "#domain/locale.ts";
import type { DraftState } from "../state/draft-store.ts";
import type { Picked } from "../state/picked.ts";
import { type FrameListener, makeEditable, markConflicts, markPicked, topOf } from "./frame-events.ts";
import { hasMarks, type MarkedPage, readMarks } from "./marks-in-page.ts";
import { useLivePreview } from "./use-live-preview.ts";

export interface PageFrameHandle {
  reload(): void;
  paths(): ReadonlySet<string>;
  focus(path: string): void;
  /** Scrolls to the element of a field; @returns `undefined` if the page does not show it */
  show(path: string): Picked | undefined;
}

interface PageFrameProps extends FrameListener {
  path: string;
  isNarrow: boolean;
  state: DraftState;
  /** Field being edited; scrolled into view again after each rendering. */
  picked: Picked | undefined;
  onReady: (path: string) => void;
  ref: Ref<PageFrameHandle>;
}

/** A page of the draft in an iframe, so that it looks as visitors see it at any width. */
export function PageFrame({ path, isNarrow, state, picked, onReady, ref, ...listener }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<MarkedPage>(undefined);
  const [reloadCount, setReloadCount] = useState(0);
  const scroll = useRef(0);

  const reload = () => {
    // A second reload before the first has finished keeps the scroll position.
    if (page.current) scroll.current = frame.current?.contentWindow?.scrollY ?? 0;
    page.current?.stop();
    page.current = undefined;
    setReloadCount((before) => before + 1);
  };
  useImperativeHandle(ref, () => ({
    reload,
    paths: () => page.current?.paths() ?? new Set(),
    focus: (fieldPath) => (page.current?.elementOf(fieldPath) as HTMLElement | undefined)?.focus(),
    show: (fieldPath) => page.current && shownAt(page.current, fieldPath),
  }));
  const showPending = useLivePreview({ page, state, locale: localeOf(path), reload });
  useEffect(() => () => page.current?.stop(), []);
  useEffect(() => markConflicts(page.current, state.conflicts), [state.conflicts]);
  useEffect(() => markPicked(page.current, picked?.path), [picked]);
  useLayoutEffect(() => {
    if (picked) keepPosition(picked);
  }, [picked]);

  function onLoad(): void {
    const document = frame.current?.contentDocument;
    if (!frame.current || !document || !hasMarks(document)) return;
    page.current?.stop();
    page.current = readMarks(document);
    showPending();
    makeEditable(frame.current, page.current, listener);
    markConflicts(page.current, state.conflicts);
    markPicked(page.current, picked?.path);
    frame.current.contentWindow?.scrollTo(0, scroll.current);
    scroll.current = 0;
    const edited = picked === undefined ? undefined : page.current.elementOf(picked.path);
    // An element with `deferred-picture` cannot be scrolled to.
    const target = edited?.closest(".deferred-picture")?.parentElement ?? edited;
    bringIntoView(target, "nearest");
    onReady(path);
  }

  return (
    <div data-page-frame={isNarrow ? "narrow" : "wide"} className="min-h-0 min-w-0 grow overflow-clip">
      <iframe
        key={`${path} ${reloadCount}`}
        ref={frame}
        title={editor.frame}
        src={`/sd_admin/draft${path}`}
        onLoad={onLoad}
        className={`mx-auto block h-full border-0 bg-white ${isNarrow ? "w-[390px] border-line border-x" : "w-full"}`}
      />
    </div>
  );
}

/** Scrolls the element of a field to the middle of the frame. */
function shownAt(page: MarkedPage, path: string): Picked | undefined {
  const element = page.paths().has(path) ? page.elementOf(path) : undefined;
  if (!element) return undefined;
  bringIntoView(element, "center");
  const node = page.textsOf(path)[0] ?? element;
  return { path, node, top: topOf(node) };
}

/** Keeps a field at its vertical position while the card takes space from the page. */
function keepPosition({ node, top }: Picked): void {
  if (!node.isConnected) return;
  node.ownerDocument?.defaultView?.scrollBy({ top: topOf(node) - top, behavior: "instant" });
  bringIntoView(node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement, "nearest");
}

/** A slide track snaps to the most visible slide, so the whole slide is scrolled first. */
function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const slide = element?.closest("[data-track] > *");
  slide?.scrollIntoView({ block: "nearest", inline: "start", behavior: "instant" });
  element?.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
}
