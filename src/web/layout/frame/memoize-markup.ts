import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Frame } from "./frame.ts";

/**
 * A part of the frame; `pathname` is the path of the page if the menus link to that page. The part is rendered alone, without the
 * contexts of the page.
 */
type FramePart = ComponentType<Frame & { pathname: string }>;

/** HTML for `dangerouslySetInnerHTML`. */
export interface Markup {
  __html: string;
}

/**
 * Renders a part of the frame to HTML once for each frame and page of the menus, because header and footer are 40 % of a
 * page's elements. Neighbouring texts stay separate text nodes, by which the editor finds the editable fields.
 * @param name prefix of ids in the part
 */
export function memoizeMarkup(name: string, part: FramePart): (frame: Frame, pathname?: string) => Markup {
  const cached = new WeakMap<Frame, Map<string, Markup>>();
  return (frame, pathname = "") => {
    const current = frame.paths.has(pathname) ? pathname : "";
    const ofFrame = cached.get(frame) ?? new Map<string, Markup>();
    const known = ofFrame.get(current);
    if (known) return known;
    const html = renderToString(createElement(part, { ...frame, pathname: current }), {
      identifierPrefix: name,
    });
    const made = { __html: html };
    cached.set(frame, ofFrame.set(current, made));
    return made;
  };
}
