import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";

export interface Frame {
  ratio: string;
  /** Recommended width, px. */
  width: number;
  height: number;
  className: string;
}

interface PictureFrameProps {
  frame: Frame;
  /** "" for none. */
  url: string;
  name: string;
}

/** Share of the width or height that may be cropped without a warning. */
const tolerance = 0.01;

/** A picture as cropped on the site, with warnings about its size and shape. */
export function PictureFrame({ frame, url, name }: PictureFrameProps) {
  const words = admin.project.picture;
  const [loaded, setLoaded] = useState<{ url: string; width: number; height: number }>();
  const [broken, setBroken] = useState<string>();
  const isCropped =
    loaded?.url === url &&
    Math.abs(loaded.width / loaded.height / (frame.width / frame.height) - 1) > tolerance;
  return (
    <div>
      <div
        className={`grid place-items-center overflow-hidden rounded-button border border-line bg-mist-dark ${frame.className}`}
      >
        {url !== "" && broken !== url && (
          <img
            key={url}
            src={url}
            alt={words.preview}
            width={frame.width}
            height={frame.height}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setLoaded({ url, width, height })
            }
            onError={() => setBroken(url)}
            className="size-full object-cover"
          />
        )}
        {url === "" && <span className="text-small text-muted">{frame.ratio}</span>}
      </div>
      <p role="status" className="mt-1.5 break-all text-small empty:hidden">
        {url !== "" && broken === url && (
          <span className="text-danger">{fill(words.notLoaded, { url: name })}</span>
        )}
        {isCropped && (
          <span className="text-notice">
            {fill(words.ratio, { width: loaded.width, height: loaded.height, ratio: frame.ratio })}
          </span>
        )}
      </p>
    </div>
  );
}
