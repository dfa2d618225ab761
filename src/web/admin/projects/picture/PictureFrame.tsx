import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";

interface PictureFrameProps {
  /** "" for none. */
  url: string;
  /** What the picture is called where it cannot be loaded. */
  name: string;
}

const frameRatio = 1600 / 1000;
/** Share of the width or height that may be cut off without a word. */
const tolerance = 0.01;

/** The picture as the card crops it, and what is wrong with it. */
export function PictureFrame({ url, name }: PictureFrameProps) {
  const words = admin.project.picture;
  const [loaded, setLoaded] = useState<{ url: string; width: number; height: number }>();
  const [broken, setBroken] = useState<string>();
  const isCropped =
    loaded?.url === url && Math.abs(loaded.width / loaded.height / frameRatio - 1) > tolerance;
  return (
    <div>
      <div className="grid aspect-16/10 place-items-center overflow-hidden rounded-button border border-line bg-mist-dark">
        {url !== "" && broken !== url && (
          <img
            key={url}
            src={url}
            alt={words.preview}
            width={1600}
            height={1000}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setLoaded({ url, width, height })
            }
            onError={() => setBroken(url)}
            className="size-full object-cover"
          />
        )}
        {url === "" && <span className="text-small text-muted">16:10</span>}
      </div>
      <p role="status" className="mt-1.5 break-all text-small empty:hidden">
        {url !== "" && broken === url && (
          <span className="text-danger">{fill(words.notLoaded, { url: name })}</span>
        )}
        {isCropped && (
          <span className="text-notice">
            {fill(words.ratio, { width: loaded.width, height: loaded.height })}
          </span>
        )}
      </p>
    </div>
  );
}
