import type { KeyboardEvent, PointerEvent } from "react";
import { pictureTools } from "#content/admin/pictures.ts";
import { fill } from "#content/fill.ts";
import { isPictureKey } from "#content/picture-key.ts";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import { focusOf, focusStep, type OwnPicture } from "#domain/files/own-picture.ts";
import { fileFor } from "../../../pictures/picture-files.ts";
import { filesOf } from "../../../pictures/picture-view.ts";

type Focus = OwnPicture["focus"];

interface CurrentPictureProps {
  picture: EditablePictureField["picture"];
  onFocus: (focus: Focus) => void;
}

/** Maximum height in the card, px. */
const maxHeightPx = 240;

export function CurrentPicture({ picture, onFocus }: CurrentPictureProps) {
  if (typeof picture === "object") return <FocusPicker picture={picture} onFocus={onFocus} />;
  if (!isPictureKey(picture)) return null;
  const files = filesOf(picture);
  const { width, height } = files;
  return (
    <img
      src={fileFor(files, 480)}
      alt={pictureTools.current}
      width={width}
      height={height}
      style={reservedBox(width / height)}
      className="mx-auto block rounded-button"
    />
  );
}

/** Reserves the picture's area until it has loaded. */
function reservedBox(proportion: number) {
  return { aspectRatio: proportion, width: `min(100%, ${Math.round(maxHeightPx * proportion)}px)` };
}

/** Set by click, by dragging, and by the arrow keys. */
function FocusPicker({ picture, onFocus }: { picture: OwnPicture; onFocus: (focus: Focus) => void }) {
  const words = pictureTools.focus;
  const { x, y } = focusOf(picture);
  const toPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus({ x: inSteps((event.clientX - left) / width), y: inSteps((event.clientY - top) / height) });
  };
  const byKey = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onFocus({ x: inSteps((x + by[0]) / 100), y: inSteps((y + by[1]) / 100) });
  };
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={fill(words.value, { x, y })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPointer(event)}
        onKeyDown={byKey}
        style={reservedBox(picture.width / picture.height)}
        className="relative mx-auto cursor-crosshair touch-none overflow-hidden rounded-button bg-mist-dark"
      >
        <img
          src={fileFor(filesOf(picture), 800)}
          alt={pictureTools.current}
          width={picture.width}
          height={picture.height}
          draggable={false}
          className="block size-full select-none object-cover"
        />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="-translate-1/2 pointer-events-none absolute grid size-8 place-items-center rounded-full border-2 border-white bg-ink/15 ring-2 ring-ink/60"
        >
          <span className="size-1.5 rounded-full bg-white ring-1 ring-ink/60" />
        </span>
      </div>
      <p className="mt-1.5 text-center text-muted text-small">{words.hint}</p>
    </>
  );
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-focusStep, 0],
  ArrowRight: [focusStep, 0],
  ArrowUp: [0, -focusStep],
  ArrowDown: [0, focusStep],
};

function inSteps(share: number): number {
  const within = Math.min(Math.max(share, 0), 1);
  return (Math.round((100 * within) / focusStep) * focusStep) / 100;
}
