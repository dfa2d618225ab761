import type { CSSProperties, RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import { defaultLocale, type Locale, locales, pathIn } from "#domain/locale.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ExternalLink } from "../../../ui/icons/admin-icons.ts";
import { addresses } from "../../addresses.ts";
import { pauseCarousel } from "../../editing/page/frame-events.ts";
import { hasMarks, type MarkedPage, readMarks } from "../../editing/page/marks-in-page.ts";
import { useLivePreview } from "../../editing/page/use-live-preview.ts";
import type { DraftState } from "../../editing/state/draft-store.ts";
import { useBoxSize } from "../use-box-size.ts";

export interface PagePreviewProps {
  /** Korean path of the page. */
  path: string;
  /** Selector of the part that the step changes; by default the top of the page. */
  target?: string;
  /** A new value reloads the page after a change of content other than the draft. */
  version?: string;
  state: DraftState;
}

/** Offset of the target from the top of the frame, px of the page, below its header. */
const maxRoom = 160;

/** A scaled page of the draft that shows the effect of a step. Its links are inactive. */
export function PagePreview({ path, target, version, state }: PagePreviewProps) {
  const words = firstSteps.preview;
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<MarkedPage>(undefined);
  const [turn, setTurn] = useState(0);
  const { box, style } = useFrameScale();
  const shownPath = pathIn(locale, path);

  const reload = () => {
    page.current?.stop();
    page.current = undefined;
    setTurn((before) => before + 1);
  };
  const showPending = useLivePreview({ page, state, locale, reload });
  useEffect(() => () => page.current?.stop(), []);

  function onLoad(): void {
    const document = frame.current?.contentDocument;
    if (!document || !hasMarks(document)) return;
    page.current?.stop();
    page.current = readMarks(document);
    showPending();
    pauseCarousel(document);
    document.body.inert = true;
    if (target) showInFrame(document, target);
  }

  return (
    <section aria-label={words.title} className="overflow-hidden rounded-card border border-line bg-white">
      <div className="flex items-center gap-1 border-line border-b bg-mist px-2 py-1.5">
        <fieldset aria-label={words.language} className="flex">
          {locales.map((language) => (
            <button
              key={language}
              type="button"
              aria-pressed={language === locale}
              onClick={() => setLocale(language)}
              className={toolButton(language === locale ? "plain" : "quiet", "min-h-8 px-2.5")}
            >
              {languageName(language)}
            </button>
          ))}
        </fieldset>
        <Link
          to={`${addresses.editing}${shownPath.slice(1)}`}
          className={toolButton("quiet", "ml-auto min-h-8 px-2.5")}
        >
          {words.edit}
          <ExternalLink className="size-3.5" />
        </Link>
      </div>
      <div ref={box} className="relative h-96 overflow-hidden lg:h-[30rem]">
        <iframe
          key={`${shownPath} ${target} ${version} ${turn}`}
          ref={frame}
          title={fill(words.frame, { page: shownPath })}
          src={`/sd_admin/draft${shownPath}`}
          onLoad={onLoad}
          tabIndex={-1}
          style={style}
          className="absolute top-0 left-0 origin-top-left border-0 bg-white"
        />
      </div>
    </section>
  );
}

/** Scrolls the frame only: `scrollIntoView` would also scroll the outer page. */
function showInFrame(document: Document, target: string): void {
  const { defaultView: window } = document;
  const box = document.querySelector(target)?.getBoundingClientRect();
  if (!window || !box) return;
  // The page itself starts at its top, unless there is a target.
  document.body.dataset.entry = target;
  const room = Math.max(window.innerHeight - box.height, 0) / 2;
  window.scrollTo({ top: window.scrollY + box.top - Math.min(room, maxRoom), behavior: "instant" });
}

/** Page width beside a step, px: a laptop's, or a phone's on narrow screens. */
const pageWidth = { wide: 1120, narrow: 390 };
const minForWide = 420;

/** Scales a page to fill a narrower box. @returns ref of the box, and style of the frame */
function useFrameScale(): { box: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const { box, size } = useBoxSize({ width: pageWidth.narrow, height: 400 });
  const width = size.width < minForWide ? pageWidth.narrow : pageWidth.wide;
  const scale = Math.min(size.width / width, 1);
  return { box, style: { width: size.width / scale, height: size.height / scale, scale: `${scale}` } };
}
