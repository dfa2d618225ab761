import { pictureTools } from "#content/admin/pictures.ts";
import type { MarkedPage } from "./marks-in-page.ts";

/** Controls handle their own clicks. */
export const controls = "button, input, select, textarea, summary, label, [role=tab]";

/** Maximum z-index. */
const maxZIndex = "2147483647";

/** Marks the picture that a click would open, by an overlay: links and shades often cover the picture. */
export function pointAtPictures(document: Document, page: MarkedPage): void {
  const frame = document.createElement("div");
  const label = document.createElement("span");
  label.textContent = pictureTools.title;
  frame.append(label);
  frame.hidden = true;
  frame.ariaHidden = "true";
  Object.assign(frame.style, {
    position: "fixed",
    zIndex: maxZIndex,
    pointerEvents: "none",
    outline: "2px dashed #0b5cab",
    outlineOffset: "-4px",
  });
  Object.assign(label.style, {
    position: "absolute",
    top: "10px",
    right: "10px",
    padding: "5px 10px",
    borderRadius: "4px",
    background: "#0b5cab",
    color: "#fff",
    font: "600 13px/1.3 sans-serif",
  });
  document.body.append(frame);

  const hide = () => {
    frame.hidden = true;
  };
  document.addEventListener("pointermove", ({ target, clientX, clientY }) => {
    const isControl = (target as Element | null)?.closest(controls);
    const seen = isControl ? undefined : page.seenAt(clientX, clientY);
    if (seen?.node.nodeName !== "IMG") return hide();
    const { left, top, width, height } = (seen.node as HTMLImageElement).getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    frame.hidden = false;
  });
  document.addEventListener("scroll", hide, true);
  document.documentElement.addEventListener("pointerleave", hide);
}
